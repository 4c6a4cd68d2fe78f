/** Of a change that was not made because the person canceled the confirmation. They know: no toast says so. */
export const canceledConfirmationMessage = 'Nothing was changed, because you canceled the confirmation.';
