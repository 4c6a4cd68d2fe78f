import { fireEvent } from '@testing-library/react';
import { playSplash } from './play-splash.ts';

/** Notifies observers that the first paint was this many milliseconds ago. */
let paint: (ago: number) => void;

function openPage({ reducedMotion = false } = {}) {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: (entries: object) => void) {
        paint = (ago) => callback({ getEntriesByName: () => [{ startTime: performance.now() - ago }] });
      }
      observe() {}
      disconnect() {
        paint = () => undefined;
      }
    },
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList);
  document.body.innerHTML = `
    <section id="splash"><span data-word="hidden">One</span><span data-word="hidden">two</span>
    <div role="progressbar" aria-valuenow="0"></div><span data-figure></span></section>
    <div id="root"><button>Below</button></div>`;
  const splash = document.getElementById('splash') as HTMLElement;
  playSplash(splash);
  return splash;
}

const progress = () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'));
const shownWords = () => document.querySelectorAll('[data-word=shown]').length;
const isBelowInert = () => document.getElementById('root')?.hasAttribute('inert');

afterEach(() => jest.useRealTimers());

test('it reaches 100 % after 2180 ms, fades out after 2680 and is removed after 3000', () => {
  const splash = openPage();
  jest.advanceTimersByTime(2179);
  expect(progress()).toBeLessThan(100);
  jest.advanceTimersByTime(1);
  expect(progress()).toBe(100);
  expect(splash.textContent).toContain('100 %');
  jest.advanceTimersByTime(499);
  expect(splash).not.toHaveAttribute('data-leaving');
  jest.advanceTimersByTime(1);
  expect(splash).toHaveAttribute('data-leaving');
  jest.advanceTimersByTime(319);
  expect(splash).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(splash).not.toBeInTheDocument();
});

test('the words of the tagline appear from 1000 ms, one every 400', () => {
  openPage();
  const seen = [999, 1, 399, 1].map((time) => {
    jest.advanceTimersByTime(time);
    return shownWords();
  });
  expect(seen).toEqual([0, 1, 1, 2]);
});

test('a script that loads late ends three seconds after the first paint', () => {
  const splash = openPage();
  paint(2500);
  jest.advanceTimersByTime(0);
  expect(shownWords()).toBe(2);
  jest.advanceTimersByTime(499);
  expect(splash).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(splash).not.toBeInTheDocument();
});

test('a script that runs before the first paint restarts with it, and repeats nothing', () => {
  const splash = openPage();
  jest.advanceTimersByTime(700);
  const percent = progress();
  paint(0);
  jest.advanceTimersByTime(119);
  expect(progress()).toBe(percent);
  jest.advanceTimersByTime(2880);
  expect(splash).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(splash).not.toBeInTheDocument();
});

test.each([
  ['a key', () => fireEvent.keyDown(window, { key: 'a' })],
  ['a click', (splash: HTMLElement) => fireEvent.click(splash)],
])('%s skips it at once, and the page below is usable', (_, act) => {
  const splash = openPage();
  expect(isBelowInert()).toBe(true);
  act(splash);
  expect(splash).not.toBeInTheDocument();
  expect(isBelowInert()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('the key that skips it does nothing else, the next one works, and browser shortcuts always do', () => {
  openPage();
  expect(fireEvent.keyDown(window, { key: 'Tab' })).toBe(false);
  expect(fireEvent.keyDown(window, { key: 'Tab' })).toBe(true);
  openPage();
  expect(fireEvent.keyDown(window, { key: 'r', ctrlKey: true })).toBe(true);
});

test('with reduced motion everything is shown at once, for the same three seconds', () => {
  const splash = openPage({ reducedMotion: true });
  expect(progress()).toBe(100);
  jest.advanceTimersByTime(2999);
  expect(splash).not.toHaveAttribute('data-leaving');
  jest.advanceTimersByTime(1);
  expect(splash).not.toBeInTheDocument();
});

test('a session cookie tells the server that it was shown', () => {
  openPage();
  expect(document.cookie).toContain('splash=seen');
});
