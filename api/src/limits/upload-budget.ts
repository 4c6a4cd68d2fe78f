const megabyte = 1024 * 1024;

/**
 * Bytes of files that were uploaded, or are being uploaded, and that don't belong to anything yet. Files that belong to nothing
 * after a day are deleted.
 */
export const uploadBudget = {
  perAddress: {
    label: 'Bytes of one address that wait to be attached to an enquiry',
    bytes: 50 * megabyte,
    over: '413 TOO_LARGE',
  },
  allAddresses: {
    label: 'Bytes of all addresses that wait to be attached to an enquiry',
    bytes: 1024 * megabyte,
    over: '503 UNAVAILABLE',
  },
  total: {
    label: 'Bytes that wait to be attached to anything, in all',
    bytes: 2048 * megabyte,
    over: '503 UNAVAILABLE',
  },
} as const;
