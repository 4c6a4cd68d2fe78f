import type { Portal } from 'kit/contract';
import type { ScreenRoute } from 'rules/screens';
import { ContractorFrame } from './contractor-frame.tsx';
import { HubScreen } from './hub/hub-screen.tsx';

/** One screen at two URLs. */
export const portal: Portal<ScreenRoute> = {
  routes: [
    { path: '/contractor', title: 'Contractor hub', Screen: HubScreen },
    { path: '/contractor-portal', title: 'Contractor hub', Screen: HubScreen },
  ],
  nav: [],
  Frame: ContractorFrame,
};
