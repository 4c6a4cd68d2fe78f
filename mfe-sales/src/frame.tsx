import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';

/** Wraps every screen of the portal with one Apollo client. */
export function Frame({ children }: { children: ReactNode }) {
  return <KitApollo>{children}</KitApollo>;
}
