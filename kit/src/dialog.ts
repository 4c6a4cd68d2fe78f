export { ConfirmContent, ConfirmDialog, type Confirmation } from './dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { DangerButton, DialogButtons } from './dialog/dialog-buttons.ts';
