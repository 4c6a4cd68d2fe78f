import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export { listFocusableParts } from './focus/remember-focus.ts';

/*
 * Where the focus goes when what has it is replaced. What is removed without a successor needs nothing: the shell moves the
 * focus to the nearest remaining part (shell/src/tab/restore-focus.ts), and dialogs and toasts return it to where it was.
 */

/** Ref for an element that takes the focus when it appears, or when `shouldFocus` changes to true. A form passes it to its first field. */
export function useFocusOnMount<Place extends HTMLElement>(shouldFocus = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (shouldFocus) (place.current?.querySelector<HTMLElement>('input, select') ?? place.current)?.focus();
  }, [shouldFocus]);
  return place;
}

/** Returns the focus when something is closed: `findTarget` gets the id of what was open. */
export function useRestoreFocus(
  openId: string | null,
  findTarget: (closedId: string) => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  const previousId = useRef(openId);
  const restore = useEffectEvent((closedId: string) => findTarget(closedId)?.focus(options));
  useEffect(() => {
    const closedId = previousId.current;
    previousId.current = openId;
    if (closedId && !openId) restore(closedId);
  }, [openId]);
}
