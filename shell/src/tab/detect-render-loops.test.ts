import { installCommitHook, renderLoopEvent } from '../page/commit-hook.ts';
import { detectRenderLoops } from './detect-render-loops.ts';

let stop: () => void;
let onLoop: jest.Mock;
let idleCallbacks: Array<() => void>;
let heardBefore: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  idleCallbacks = [];
  window.requestIdleCallback = (callback) => idleCallbacks.push(callback as () => void);
  onLoop = jest.fn();
  heardBefore = jest.fn();
  installCommitHook(window).onCommitFiberRoot = heardBefore;
  document.addEventListener(renderLoopEvent, onLoop);
  stop = detectRenderLoops(window);
});
afterEach(() => {
  stop();
  document.removeEventListener(renderLoopEvent, onLoop);
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
  expect(onLoop).toHaveBeenCalledTimes(1);
  commit(2005, 1);
  expect(onLoop).toHaveBeenCalledTimes(2);
});

test('what is painted with every frame is none, twice over and however busy the page is', () => {
  commit(600, 8);
  expect(onLoop).not.toHaveBeenCalled();
});

test('neither is a page that has an idle moment', () => {
  commit(1500, 1);
  for (const callback of idleCallbacks.splice(0)) callback();
  commit(1500, 1);
  expect(onLoop).not.toHaveBeenCalled();
});

test('nor is one that no one sees, where there are no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  commit(2500, 1);
  expect(onLoop).not.toHaveBeenCalled();
});

test('whoever listened before still hears of every commit', () => {
  commit(3, 1);
  expect(heardBefore).toHaveBeenCalledTimes(3);
});
