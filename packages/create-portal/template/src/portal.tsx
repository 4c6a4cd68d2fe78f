import { KitApollo } from 'kit/apollo';
import type { Portal } from 'kit/contract';
import { onDemand } from 'kit/states';

const HomeScreen = onDemand(async () => (await import('./home/home-screen.tsx')).HomeScreen);

export const portal: Portal = {
  routes: [{ path: '/my-portal', title: 'My portal', Screen: HomeScreen }],
  nav: [],
  Frame: KitApollo,
};
