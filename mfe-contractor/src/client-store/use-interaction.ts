import { useState, type FocusEvent } from 'react';

/** Whether the pointer or focus is inside an element, and the handlers that track it. */
export function useInteraction() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isInteracting: hasPointer || hasFocus,
    interactionProps: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
