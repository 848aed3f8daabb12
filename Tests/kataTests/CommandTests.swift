import Testing

/// The command from end to end: its suites share one miniature, and so run one after the other.
@Suite(.serialized) struct CommandTests {}

/// The suites that take longest, on a miniature of their own beside the others.
@Suite(.serialized) struct SecondCommandTests {}
