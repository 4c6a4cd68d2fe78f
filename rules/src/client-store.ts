/** Where a request of the Client Store stands. */
export const clientStoreStatuses = ['new', 'accepted', 'contacted', 'declined'] as const;
export type ClientStoreStatus = (typeof clientStoreStatuses)[number];

/** A request that someone may still take. */
export const claimableClientStoreStatuses: readonly ClientStoreStatus[] = ['new', 'contacted'];
