import Controls

/// Makes the screen of one upload.
@MainActor func makeTransferScreen(
  transfer: Transfer, uploader: Uploader, checker: MainThreadChecker
) -> TransferScreen {
  TransferScreen(transfer: transfer, uploader: uploader, log: LogView(checker: checker))
}
