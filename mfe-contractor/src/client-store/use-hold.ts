import { useState, type FocusEvent } from 'react';

/** Whether someone has the pointer or the focus in a place, and what tells of it. */
export function useHold() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHeld: hasPointer || hasFocus,
    hold: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
