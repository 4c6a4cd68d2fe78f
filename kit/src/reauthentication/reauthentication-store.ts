export interface ReauthenticationRequest {
  id: number;
  /** Settles the request: the person has confirmed who they are, or canceled. */
  settle: (isConfirmed: boolean) => void;
}

let current: ReauthenticationRequest | null = null;
let pendingConfirmation: Promise<boolean> | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Asks the person to confirm who they are, and resolves to whether they did. Simultaneous requests share one dialog.
 * Without a page to show it, it resolves to false.
 */
export function reauthenticate(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  pendingConfirmation ??= new Promise<boolean>((resolve) => {
    count += 1;
    const settle = (isConfirmed: boolean) => {
      pendingConfirmation = null;
      show(null);
      resolve(isConfirmed);
    };
    show({ id: count, settle });
  });
  return pendingConfirmation;
}

export const getCurrentReauthentication = (): ReauthenticationRequest | null => current;

export function onReauthenticationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ReauthenticationRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}
