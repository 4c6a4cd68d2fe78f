import { canceledConfirmationMessage } from '../request/canceled-confirmation-message.ts';

export type ToastIntent = 'plain' | 'success' | 'destructive';

export interface Toast {
  title: string;
  description?: string;
  intent: ToastIntent;
}

export interface ShownToast extends Toast {
  id: number;
}

let currentToastState: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows one toast, in place of the one before: there is never more than one. Works on every page, signed in or not. What the person
 * canceled on purpose is no failure.
 */
export function toast(content: Omit<Toast, 'intent'> & { intent?: ToastIntent }): void {
  if (content.description === canceledConfirmationMessage) return;
  count += 1;
  set({ intent: 'plain', ...content, id: count });
}

/** Takes a toast away, unless a newer one has its place already. */
export function dismissToast(id: number): void {
  if (currentToastState?.id === id) set(null);
}

export const getCurrentToast = (): ShownToast | null => currentToastState;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | null): void {
  currentToastState = next;
  for (const listener of listeners) listener();
}
