import { canceledConfirmation } from '../request/canceled-confirmation.ts';

export type ToastIntent = 'plain' | 'success' | 'destructive';

export interface Toast {
  title: string;
  description?: string;
  intent: ToastIntent;
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows one toast, in place of the one before: there is never more than one. Works on every page, signed in or not. What the person
 * canceled on purpose is no failure.
 */
export function toast(content: Omit<Toast, 'intent'> & { intent?: ToastIntent }): void {
  if (content.description === canceledConfirmation) return;
  count += 1;
  set({ intent: 'plain', ...content, id: count });
}

/** Takes a toast away, unless a newer one has its place already. */
export function dismissToast(id: number): void {
  if (shown?.id === id) set(null);
}

export const currentToast = (): ShownToast | null => shown;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
