export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { ScreenFrame, Notice } from './states/notice.tsx';
export { lazyWithRetry } from './states/lazy-with-retry.tsx';
export { chunkLoadErrorEvent } from './states/chunk-load-error.ts';
export { Skeleton } from './states/skeleton.tsx';
export { SlowHint } from './states/slow-hint.tsx';
export { LoadingState } from './states/loading-state.tsx';
