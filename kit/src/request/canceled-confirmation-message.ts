/** The message of a mutation that was canceled at its confirmation. It is never shown as a toast. */
export const canceledConfirmationMessage = 'Nothing was changed, because you canceled the confirmation.';
