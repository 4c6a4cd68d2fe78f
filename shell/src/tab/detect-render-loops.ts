import { installCommitHook, renderLoopEvent } from '../page/commit-hook.ts';

/** How long, in milliseconds, and how much: docs/decisions say why. */
const measureWindowMs = 2000;
const maxCommits = 200;
const maxCommitsPerFrame = 3;

/**
 * Finds what renders without end: for two seconds no idle moment, and far more commits than the screen has frames. No one sees
 * more than one a frame, so what follows a hand, or a reply that arrives, makes no more. Answers how to stop.
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
    // Safari tells of no idle moments: there the commits alone decide.
    page.requestIdleCallback?.(() => {
      if (isMine()) start = 0;
    });
  }

  function end() {
    start = 0;
    const isLoop = commits > maxCommits && commits > maxCommitsPerFrame * frames && !page.document.hidden;
    // After this commit, so that who hears of it can make the next.
    if (isLoop) page.setTimeout(() => page.document.dispatchEvent(new Event(renderLoopEvent)));
  }

  return () => {
    hook.onCommitFiberRoot = before;
  };
}
