/** The status of a Client Store request. */
export const clientStoreStatuses = ['new', 'accepted', 'contacted', 'declined'] as const;
export type ClientStoreStatus = (typeof clientStoreStatuses)[number];

/** A request that can still be claimed. */
export const claimableClientStoreStatuses: readonly ClientStoreStatus[] = ['new', 'contacted'];
