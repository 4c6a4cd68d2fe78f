import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLiveActivity } from './live/use-live-activity.ts';

/** Around all screens of the portal: one data client and one live subscription, whichever screen one is on. */
export function ClientFrame({ children }: { children: ReactNode }) {
  return (
    <KitApollo>
      <LiveActivity />
      {children}
    </KitApollo>
  );
}

function LiveActivity() {
  useLiveActivity();
  return null;
}
