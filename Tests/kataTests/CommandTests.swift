import Testing

/// The command from end to end: its suites share one miniature, and so run one after the other.
@Suite(.serialized) struct CommandTests {}

/// What proves katas, on a miniature of its own, beside the others: it takes nearly as long as they do.
@Suite(.serialized) struct SecondCommandTests {}
