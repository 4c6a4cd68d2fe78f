import { openCommitHook, renderLoop } from '../page/commit-hook.ts';
import { watchRenders } from './watch-renders.ts';

let stop: () => void;
let told: jest.Mock;
let idle: Array<() => void>;
let heardBefore: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  window.requestIdleCallback = (callback) => idle.push(callback as () => void);
  told = jest.fn();
  heardBefore = jest.fn();
  openCommitHook(window).onCommitFiberRoot = heardBefore;
  document.addEventListener(renderLoop, told);
  stop = watchRenders(window);
});
afterEach(() => {
  stop();
  document.removeEventListener(renderLoop, told);
  jest.useRealTimers();
});

/** So many commits, one every so many milliseconds; frames come every 16 by the clock. */
function commit(times: number, every: number) {
  for (let n = 0; n < times; n += 1) {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot?.(1, {});
    jest.advanceTimersByTime(every);
  }
}

test('commits without an idle moment, far more than frames, are a loop: it is told once for each two seconds', () => {
  commit(2005, 1);
  expect(told).toHaveBeenCalledTimes(1);
  commit(2005, 1);
  expect(told).toHaveBeenCalledTimes(2);
});

test('what is painted with every frame is none, twice over and however busy the page is', () => {
  commit(600, 8);
  expect(told).not.toHaveBeenCalled();
});

test('neither is a page that has an idle moment', () => {
  commit(1500, 1);
  for (const callback of idle.splice(0)) callback();
  commit(1500, 1);
  expect(told).not.toHaveBeenCalled();
});

test('nor is one that nobody sees, where there are no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  commit(2500, 1);
  expect(told).not.toHaveBeenCalled();
});

test('whoever listened before still hears of every commit', () => {
  commit(3, 1);
  expect(heardBefore).toHaveBeenCalledTimes(3);
});
