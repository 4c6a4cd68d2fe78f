import { KitApollo } from 'kit/apollo';
import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';

const BoardScreen = lazyWithRetry(async () => (await import('./board/board-screen.tsx')).BoardScreen);

export const portal: Portal = {
  routes: [{ path: '/hiring', title: 'Hiring', Screen: BoardScreen }],
  nav: [],
  Frame: KitApollo,
};
