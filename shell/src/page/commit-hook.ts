declare global {
  interface Window {
    /** Where React tells its developer tools of every commit, in production too. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook;
  }
}

interface CommitHook {
  supportsFiber?: boolean;
  inject?: () => number;
  onCommitFiberRoot?: (...args: unknown[]) => void;
}

/** React looks for it once, when react-dom starts. Whoever listens comes later. */
export const installCommitHook = (page: Window): CommitHook =>
  (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 });

/** The name of the DOM event: something on the page renders without end. */
export const renderLoopEvent = 'render-loop';
