import { useState } from 'react';

/** Closes a dialog at once if nothing changed, and confirms first otherwise. */
export function useUnsavedChanges(isChanged: boolean, onClose: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  return {
    isConfirming,
    /** A second Escape doesn't count as an answer: it returns to the form. */
    close: () => (isChanged ? setConfirming((before) => !before) : onClose()),
    keepEditing: () => setConfirming(false),
    discard: onClose,
  };
}

export type UnsavedChanges = ReturnType<typeof useUnsavedChanges>;
