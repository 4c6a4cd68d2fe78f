import { useRef, useState } from 'react';
import { toFault } from 'kit/fault';
import { toastFailure } from './toast-failure.ts';

/** Something that a button does: once at a time, with a word where it failed. `pending` says which one is under way. */
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
