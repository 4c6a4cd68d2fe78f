import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLiveActivity } from './live/use-live-activity.ts';

/** Wraps all screens of the portal, which share one data client and one live subscription. */
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
