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

/** Commits at a fixed interval; frames come every 16 ms. */
function commit(times: number, every: number) {
  for (let n = 0; n < times; n += 1) {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot?.(1, {});
    jest.advanceTimersByTime(every);
  }
}

test('commits without an idle moment, far more than frames, are a loop, reported once every two seconds', () => {
  commit(2005, 1);
  expect(onLoop).toHaveBeenCalledTimes(1);
  commit(2005, 1);
  expect(onLoop).toHaveBeenCalledTimes(2);
});

test('renders with every frame are not a loop, even two per frame on a busy page', () => {
  commit(600, 8);
  expect(onLoop).not.toHaveBeenCalled();
});

test('a page with an idle moment has no loop', () => {
  commit(1500, 1);
  for (const callback of idleCallbacks.splice(0)) callback();
  commit(1500, 1);
  expect(onLoop).not.toHaveBeenCalled();
});

test('a hidden page, where there are no frames, has no loop', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  commit(2500, 1);
  expect(onLoop).not.toHaveBeenCalled();
});

test('an earlier listener still gets every commit', () => {
  commit(3, 1);
  expect(heardBefore).toHaveBeenCalledTimes(3);
});
