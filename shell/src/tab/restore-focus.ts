import { listFocusableParts } from 'kit/focus';

/**
 * The focused element may be removed, such as a finished row or a Retry button. The browser then loses the position, and
 * the keyboard starts at the top. This moves the focus to the nearest remaining ancestor, unless the screen has set the
 * focus itself. Returns a cleanup function.
 */
export function restoreFocus(page: Window): () => void {
  const { document } = page;
  let lastFocused: Element | null = null;
  let fallbacks: HTMLElement[] = [];

  const onFocusIn = ({ target }: FocusEvent) => {
    lastFocused = target instanceof HTMLElement && target.closest('main') ? target : null;
    fallbacks = lastFocused ? listFocusableParts(lastFocused) : [];
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // Chromium also fires this when it removes the element, which is visible only afterwards.
    queueMicrotask(() => {
      if (lastFocused === target && lastFocused?.isConnected && document.activeElement === document.body)
        lastFocused = null;
    });
  };
  const restore = () => {
    if (!lastFocused || lastFocused.isConnected || document.activeElement !== document.body) return;
    lastFocused = null;
    const part = fallbacks.find(({ isConnected }) => isConnected);
    if (!part) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // After the frame: the screen's effects run first.
    if (lastFocused && !lastFocused.isConnected) page.requestAnimationFrame(() => page.setTimeout(restore));
  });

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
