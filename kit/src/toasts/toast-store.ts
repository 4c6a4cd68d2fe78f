import { canceledConfirmationMessage } from '../request/canceled-confirmation-message.ts';

export type ToastIntent = 'plain' | 'success' | 'destructive';

export interface Toast {
  title: string;
  description?: string;
  intent: ToastIntent;
  /** Such as Undo. The toast closes when it is chosen. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

let currentToastState: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast, which replaces the current one. Works on every page, signed in or not. A confirmation that the person
 * canceled is not shown.
 */
export function toast(content: Omit<Toast, 'intent'> & { intent?: ToastIntent }): void {
  if (content.description === canceledConfirmationMessage) return;
  count += 1;
  set({ intent: 'plain', ...content, id: count });
}

/** Dismisses a toast, unless a newer one has replaced it. */
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
