import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';

/** Around all screens of the portal: one data client, whichever screen one is on. */
export function Frame({ children }: { children: ReactNode }) {
  return <KitApollo>{children}</KitApollo>;
}
