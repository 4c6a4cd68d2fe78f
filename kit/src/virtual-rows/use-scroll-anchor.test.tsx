import { act, fireEvent, render, screen } from '@testing-library/react';
import { VirtualRows } from './virtual-rows.tsx';

const items = Array.from({ length: 1000 }, (_, place) => ({ id: `r${place}` }));
const barHeight = 72;
let rowHeight = 50;
let resizeList: ((width: number) => void)[] = [];

/** jsdom has no layout: the heights of the rows and of the spaces between them determine it. */
beforeEach(() => {
  rowHeight = 50;
  resizeList = [];
  setScrollY(0);
  globalThis.ResizeObserver = ListObserver;
  jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    setScrollY(to.top ?? 0);
    requestAnimationFrame(() => fireEvent.scroll(window));
  }) as never);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (!this.matches('li')) return { top: -window.scrollY, height: 0 } as DOMRect;
    let top = -window.scrollY;
    for (let before = this.previousElementSibling; before; before = before.previousElementSibling)
      top += parseInt((before as HTMLElement).style.height) || rowHeight;
    return { top, height: rowHeight } as DOMRect;
  });
});

class ListObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const report = (width: number) =>
      this.#callback([{ target, contentRect: { width } } as unknown as ResizeObserverEntry], this);
    if (target.matches('ul')) resizeList.push(report);
    if (target.matches('li')) requestAnimationFrame(() => target.isConnected && report(0));
  }
  unobserve() {}
  disconnect() {}
}

const setScrollY = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });

function scrollTo(y: number): void {
  setScrollY(y);
  act(() => void fireEvent.scroll(window));
}

/** A window of another width, in which a row has another height. */
function resize(width: number, height: number): void {
  rowHeight = height;
  window.innerWidth = width;
  act(() => resizeList.forEach((observe) => observe(width)));
}

const settled = () =>
  act(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The first row that is not hidden by the bar, and which part of it is. */
function firstVisible() {
  const row = screen.getAllByRole('listitem').find((each) => getBottom(each) > barHeight);
  const { top, height } = row!.getBoundingClientRect();
  return { row: row!.textContent, hidden: ((barHeight - top) / height).toFixed(1) };
}
const getBottom = (row: Element) => row.getBoundingClientRect().top + row.getBoundingClientRect().height;

function show() {
  render(
    <VirtualRows as="ul" row="li" aria-label="Rows" items={items} hasMore={false} height={{ wide: 50, narrow: 50 }}>
      {({ id }, row) => <li {...row}>{id}</li>}
    </VirtualRows>,
  );
  resize(1280, 50);
}

test('the first visible row stays first when the window gets narrower, and wider again', async () => {
  show();
  scrollTo(25_000);
  const before = firstVisible();
  expect(before).toEqual({ row: 'r501', hidden: '0.4' });
  resize(390, 200);
  await settled();
  expect(firstVisible()).toEqual(before);
  expect(window.scrollY).toBeGreaterThan(25_000);
  resize(1280, 50);
  await settled();
  expect(firstVisible()).toEqual(before);
});

test('a list whose beginning is visible does not scroll', async () => {
  show();
  resize(390, 200);
  await settled();
  expect(window.scrollY).toBe(0);
});

test('after scrolling, another row stays', async () => {
  show();
  scrollTo(25_000);
  resize(390, 200);
  await settled();
  scrollTo(window.scrollY + 2000);
  const before = firstVisible();
  expect(before.row).toBe('r511');
  resize(1280, 50);
  await settled();
  expect(firstVisible()).toEqual(before);
});
