import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLiveHub } from './live/use-live-hub.ts';

/** Wraps both routes of the hub with one Apollo client and one live subscription. */
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
