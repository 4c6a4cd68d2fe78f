import { useState } from 'react';

/** Closes a dialog at once where nothing was changed in it, and asks first where something was. */
export function useUnsavedChanges(isChanged: boolean, onClose: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  return {
    asking: isConfirming,
    /** Escape twice is no answer: the second press goes back to what was typed. */
    close: () => (isChanged ? setConfirming((before) => !before) : onClose()),
    keepEditing: () => setConfirming(false),
    discard: onClose,
  };
}

export type UnsavedChanges = ReturnType<typeof useUnsavedChanges>;
