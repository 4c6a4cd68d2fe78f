export { toastFailure } from './toasts/toast-failure.ts';
export { toast, type Toast, type ToastAction, type ToastIntent } from './toasts/toast-store.ts';
export { Toaster } from './toasts/toaster.tsx';
