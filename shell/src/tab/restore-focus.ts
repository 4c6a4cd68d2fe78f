/** Parts of a screen that can take the focus in place of what was in them. */
const focusableParts = 'section, [role=region], [tabindex="-1"], main';

/**
 * What has the focus may go away: a row that is finished, a Retry that helped. The browser then forgets where one was, and the
 * keyboard begins at the top. It goes on in the nearest part around it that is still there, unless the screen has put the focus
 * somewhere itself. Answers how to stop.
 */
export function restoreFocus(page: Window): () => void {
  const { document } = page;
  let lastFocused: Element | null = null;
  let fallbacks: HTMLElement[] = [];

  const onFocusIn = ({ target }: FocusEvent) => {
    lastFocused = target instanceof HTMLElement && target.closest('main') ? target : null;
    fallbacks = lastFocused ? listFocusableAncestors(lastFocused) : [];
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // Chromium tells of it also when it takes the element away: that shows only afterwards.
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
    // Behind the frame: the effects of the screen come first.
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

/** From the inside out. */
function listFocusableAncestors(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(focusableParts);
  return part ? [part, ...listFocusableAncestors(part)] : [];
}
