const megabyte = 1024 * 1024;

/**
 * Bytes of files that were uploaded, or are being uploaded, and that don't belong to anything yet. Files that belong to nothing
 * after a day are deleted.
 */
export const uploadBudget = {
  perAddress: {
    label: 'Pending uploads of one address for enquiries, or of one person',
    bytes: 50 * megabyte,
    over: '413 TOO_LARGE',
  },
  allAddresses: {
    label: 'Pending uploads of all addresses for enquiries',
    bytes: 1024 * megabyte,
    over: '503 UNAVAILABLE',
  },
  total: {
    label: 'Pending uploads in total',
    bytes: 2048 * megabyte,
    over: '503 UNAVAILABLE',
  },
} as const;
