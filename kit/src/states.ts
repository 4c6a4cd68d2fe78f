export { Empty } from './states/empty.tsx';
export { Failed } from './states/failed.tsx';
export { InPlace, Notice } from './states/notice.tsx';
export { onDemand } from './states/on-demand.tsx';
export { partFailed } from './states/part-failed.ts';
export { Skeleton } from './states/skeleton.tsx';
export { SlowHint } from './states/slow-hint.tsx';
export { Waiting } from './states/waiting.tsx';
