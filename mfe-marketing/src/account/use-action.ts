import { useRef, useState } from 'react';
import { toastFailure } from 'kit/toasts';

/**
 * Runs a button's action, one at a time, and shows a toast if it fails. `run` resolves to whether it succeeded; `pending` is
 * the name of the running one.
 */
export function useAction<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const running = useRef(false);
  const run = async (name: Name, failureTitle: string, action: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(name);
    try {
      await action();
      return true;
    } catch (error) {
      toastFailure(error, failureTitle);
      return false;
    } finally {
      running.current = false;
      setPending(null);
    }
  };
  return { pending, run };
}
