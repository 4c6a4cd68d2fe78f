import { KitApollo } from 'kit/apollo';
import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';

const HomeScreen = lazyWithRetry(async () => (await import('./home/home-screen.tsx')).HomeScreen);

export const portal: Portal = {
  routes: [{ path: '/my-portal', title: 'My portal', Screen: HomeScreen }],
  nav: [],
  Frame: KitApollo,
};
