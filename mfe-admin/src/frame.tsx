import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';

/** Wraps all screens of the portal, which share one data client. */
export function Frame({ children }: { children: ReactNode }) {
  return <KitApollo>{children}</KitApollo>;
}
