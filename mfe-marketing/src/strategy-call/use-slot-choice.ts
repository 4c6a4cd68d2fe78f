import { useState } from 'react';
import { toFault } from 'kit/fault';

/**
 * A slot that someone else may take before one has it. `gone` says that this happened; then another `turn` asks for the
 * free times again.
 */
export function useSlotChoice() {
  const [conflictMessage, setConflictMessage] = useState<string>();
  const [turn, setTurn] = useState(0);

  /** Sends the choice. Answers whether the slot was still there; throws whatever else went wrong. */
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
