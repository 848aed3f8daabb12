// Placeholder until the remedies arrive.
