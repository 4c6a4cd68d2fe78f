import { useRef, useState } from 'react';
import { toFault } from 'kit/fault';
import { toastFailure } from './toast-failure.ts';

/** Runs one action at a time and shows a toast if it fails. `pending` is the name of the running action. */
export function useAction<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const running = useRef(false);
  const run = async (name: Name, failureTitle: string, action: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(name);
    try {
      await action();
    } catch (error) {
      toastFailure(failureTitle)(toFault(error));
    } finally {
      running.current = false;
      setPending(null);
    }
  };
  return { pending, run };
}
