export { Empty } from './states/empty.tsx';
export { Failed } from './states/failed.tsx';
export { PlannedScreen } from './states/planned-screen.tsx';
export { Skeleton } from './states/skeleton.tsx';
export { Waiting } from './states/waiting.tsx';
