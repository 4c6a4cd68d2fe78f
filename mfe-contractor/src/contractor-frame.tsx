import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLiveHub } from './live/use-live-hub.ts';

/** Around both addresses of the hub: one data client and one live subscription, whichever tab one is on. */
export function ContractorFrame({ children }: { children: ReactNode }) {
  return (
    <KitApollo>
      <LiveHub />
      {children}
    </KitApollo>
  );
}

function LiveHub() {
  useLiveHub();
  return null;
}
