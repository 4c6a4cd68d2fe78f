/** How many strategy calls may be open: booked or held, not canceled, and not in the past. */
export const bookingQuota = {
  perEmail: { label: 'Open bookings of one email that never answered', limit: 2, over: '429 QUOTA_EXCEEDED' },
  perProvenEmail: { label: 'Open bookings of one email that answered', limit: 5, over: '429 QUOTA_EXCEEDED' },
  perAddress: { label: 'Open bookings from one address', limit: 5, over: '429 QUOTA_EXCEEDED' },
  /** One customer of a provider may have a whole site. */
  heldPerSite: {
    label: 'Times held for unconfirmed bookings from one site (IPv6 /48, IPv4 /24)',
    limit: 10,
    over: '429 QUOTA_EXCEEDED',
  },
  /** The last resort: it takes ten sites to reach it. */
  held: { label: 'Times held for unconfirmed bookings, in all', limit: 100, over: '429 QUOTA_EXCEEDED' },
} as const;
