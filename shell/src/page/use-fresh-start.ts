import { useEffect, useRef, type RefObject } from 'react';

/** After a change of route one starts at the top of the new screen, with the eyes and with the keyboard. */
export function useFreshStart(main: RefObject<HTMLElement | null>, pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
