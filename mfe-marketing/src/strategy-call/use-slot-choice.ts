import { useState } from 'react';
import { toFault } from 'kit/fault';

/**
 * A slot that someone else may take first. If so, `gone` is the reason, and the changed `turn` refetches the free
 * times.
 */
export function useSlotChoice() {
  const [conflictMessage, setConflictMessage] = useState<string>();
  const [turn, setTurn] = useState(0);

  /** Submits the chosen slot. Resolves to false if it was taken; rethrows any other error. */
  const trySlot = async (send: () => Promise<void>): Promise<boolean> => {
    setConflictMessage(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      const { code, message, fields } = toFault(error);
      const reason = code === 'CONFLICT' ? message : fields.startsAt;
      if (!reason) throw error;
      setConflictMessage(reason);
      setTurn((before) => before + 1);
      return false;
    }
  };
  return { gone: conflictMessage, turn, take: trySlot, clearConflict: () => setConflictMessage(undefined) };
}
