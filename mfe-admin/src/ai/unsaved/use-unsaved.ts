import { useState } from 'react';

/** Closes a dialog at once where nothing was changed in it, and asks first where something was. */
export function useUnsaved(isChanged: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  return {
    asking,
    /** Escape twice is no answer: the second press goes back to what was typed. */
    close: () => (isChanged ? setAsking((before) => !before) : onClose()),
    keep: () => setAsking(false),
    discard: onClose,
  };
}

export type Unsaved = ReturnType<typeof useUnsaved>;
