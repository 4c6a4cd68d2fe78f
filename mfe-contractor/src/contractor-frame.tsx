import type { ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';

/** Around both addresses of the hub: one data client, whichever tab one is on. */
export function ContractorFrame({ children }: { children: ReactNode }) {
  return <KitApollo>{children}</KitApollo>;
}
