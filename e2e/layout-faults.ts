import type { Page } from '@playwright/test';

/** What is wrong with the layout of the page: a page that scrolls sideways, cut texts, split words, targets too small for a finger. */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(inspectPage);

/** Runs in the page. */
function inspectPage(): string[] {
  const faults = new Set<string>();
  const minTarget = 44;
  const controls =
    'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=tab], [role=menuitem], [role=option]';
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
    return `${element.tagName.toLowerCase()} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
  };

  if (!matchMedia('(pointer: coarse)').matches) faults.add('the pointer is not coarse');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide in a window of ${innerWidth} px`);

  // A dialog covers the rest.
  const root = document.querySelector('[role=dialog][aria-modal=true]') ?? document.body;
  if (root.scrollWidth > root.clientWidth + 1) faults.add(`the dialog scrolls sideways: ${root.scrollWidth} px`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) checkText(texts.currentNode as Text);
  for (const control of root.querySelectorAll<HTMLElement>(controls)) checkTarget(control);
  // Scrolled to the last control, a virtualized list has removed its first rows.
  for (const scroller of [root, document.documentElement]) scroller.scrollTo(0, 0);
  return [...faults];

  function checkText(node: Text): void {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !isShown(parent)) return;
    if (parent.closest('option, script, style, noscript, pre, code, svg, [data-excerpt]')) return;
    const text = document.createRange();
    text.selectNodeContents(node);
    const box = text.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return;
    const clip = findClip(parent, box);
    if (clip) faults.add(`cut: ${describe(parent)}`);
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      text.setStart(node, index);
      text.setEnd(node, index + word.length);
      const lines = new Set(
        [...text.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) faults.add(`split: "${word}" in ${describe(parent)}`);
    }
  }

  /** The ancestor that hides a part of the text and can't be scrolled. */
  function findClip(parent: Element, box: DOMRect): Element | null {
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, position, textOverflow, clipPath } = getComputedStyle(element);
      const { left, right, bottom, width } = element.getBoundingClientRect();
      if (width <= 1 || clipPath.startsWith('inset')) return null;
      if (/auto|scroll/.test(overflowX)) return null;
      const isCut = /hidden|clip/.test(overflowX) && (box.right > right + 1 || box.left < left - 1);
      if (isCut || (/hidden|clip/.test(overflowY) && box.bottom > bottom + 2)) return element;
      if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return element;
      if (position === 'fixed') return null;
    }
    return null;
  }

  function checkTarget(control: HTMLElement): void {
    if (
      !isShown(control) ||
      isVisuallyHidden(control) ||
      control.matches(':disabled, [aria-disabled=true]') ||
      control.closest('[inert], [aria-hidden=true]')
    )
      return;
    if (isInSentence(control)) return;
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    const targets = [control, ...labels];
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && targets.some((target) => target.contains(hit));
    };
    const start = targets
      .flatMap((target) => [...target.getClientRects()])
      .map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }))
      .find(({ x, y }) => isHit(x, y));
    if (!start) {
      // A skip link is off the page until it has the focus.
      if (control.getBoundingClientRect().bottom > 0) faults.add(`covered: ${describe(control)}`);
      return;
    }
    const reach = (dx: number, dy: number, maxSteps: number) => {
      let steps = 0;
      while (steps < maxSteps && isHit(start.x + dx * (steps + 1), start.y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    // A larger target isn't measured to its end: most of the time went there.
    const measure = (dx: number, dy: number) => {
      const before = reach(-dx, -dy, minTarget - 1);
      return before + 1 + reach(dx, dy, minTarget - 1 - before);
    };
    const width = measure(1, 0);
    const height = measure(0, 1);
    if (width < minTarget || height < minTarget) faults.add(`small: ${describe(control)} is ${width} × ${height} px`);
  }

  /** A link in a line of text, which WCAG excepts. */
  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    const block = control.closest('p, li, dd, td, blockquote');
    if (!block) return false;
    const links = [...block.querySelectorAll('a, button')].reduce(
      (sum, link) => sum + (link.textContent ?? '').length,
      0,
    );
    return (block.textContent ?? '').length > links + 8;
  }

  /** Such as the sort buttons of a table's column headers where its rows are cards. */
  function isVisuallyHidden(control: Element): boolean {
    for (let element: Element | null = control; element; element = element.parentElement)
      if (getComputedStyle(element).clipPath.startsWith('inset')) return !(control as HTMLInputElement).labels?.length;
    return false;
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }
}
