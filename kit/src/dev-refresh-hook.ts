/*
 * Development only, the shell's first module. Every federated build has its own react-refresh runtime; those that load
 * after react-dom find the renderer only if this hook has recorded it (React DevTools does the same).
 */
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
const renderers = new Map<number, unknown>();

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

export {};
