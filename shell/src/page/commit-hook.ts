declare global {
  interface Window {
    /** The hook by which React reports every commit to its developer tools, in production too. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook;
  }
}

interface CommitHook {
  supportsFiber?: boolean;
  inject?: () => number;
  onCommitFiberRoot?: (...args: unknown[]) => void;
}

/** React looks it up once, when react-dom starts. Listeners are added later. */
export const installCommitHook = (page: Window): CommitHook =>
  (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 });

/** The name of the DOM event for an endless render loop. */
export const renderLoopEvent = 'render-loop';
