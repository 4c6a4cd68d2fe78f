import { useState } from 'react';
import { toFault } from 'kit/fault';

/**
 * A slot that someone else may take before one has it. `gone` says that this happened; then another `turn` asks for the
 * free times again.
 */
export function useSlotChoice() {
  const [gone, setGone] = useState<string>();
  const [turn, setTurn] = useState(0);

  /** Sends the choice. Answers whether the slot was still there; throws whatever else went wrong. */
  const take = async (send: () => Promise<void>): Promise<boolean> => {
    setGone(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      const { code, message, fields } = toFault(error);
      const why = code === 'CONFLICT' ? message : fields.startsAt;
      if (!why) throw error;
      setGone(why);
      setTurn((before) => before + 1);
      return false;
    }
  };
  return { gone, turn, take, forget: () => setGone(undefined) };
}
