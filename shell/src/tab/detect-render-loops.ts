import { installCommitHook, renderLoopEvent } from '../page/commit-hook.ts';

/** The window in milliseconds, and the thresholds: explained in docs/decisions. */
const measureWindowMs = 2000;
const maxCommits = 200;
const maxCommitsPerFrame = 3;

/**
 * Detects endless renders: two seconds without an idle moment, and far more commits than frames. Dragging or a streamed
 * reply renders at most once per frame. Returns a cleanup function.
 */
export function detectRenderLoops(page: Window): () => void {
  const hook = installCommitHook(page);
  const before = hook.onCommitFiberRoot;
  let start = 0;
  let commits = 0;
  let frames = 0;

  hook.onCommitFiberRoot = (...args) => {
    before?.apply(hook, args);
    const now = page.performance.now();
    commits += 1;
    if (!start) begin(now);
    else if (now - start > measureWindowMs) end();
  };

  function begin(now: number) {
    start = now;
    commits = 1;
    frames = 0;
    const isMine = () => start === now;
    const frame = () => {
      frames += 1;
      if (isMine()) page.requestAnimationFrame(frame);
    };
    page.requestAnimationFrame(frame);
    // Safari does not report idle moments: there only commits count.
    page.requestIdleCallback?.(() => {
      if (isMine()) start = 0;
    });
  }

  function end() {
    start = 0;
    const isLoop = commits > maxCommits && commits > maxCommitsPerFrame * frames && !page.document.hidden;
    // After this commit, so that listeners can render.
    if (isLoop) page.setTimeout(() => page.document.dispatchEvent(new Event(renderLoopEvent)));
  }

  return () => {
    hook.onCommitFiberRoot = before;
  };
}
