/** How many strategy calls may be open: booked or held, not cancelled, and not over yet. */
export const bookingQuota = {
  perEmail: { label: 'Open bookings of one e-mail', limit: 2, over: '429 QUOTA_EXCEEDED' },
  perAddress: { label: 'Open bookings from one address', limit: 5, over: '429 QUOTA_EXCEEDED' },
  held: { label: 'Times held for unconfirmed bookings, in all', limit: 100, over: '429 QUOTA_EXCEEDED' },
} as const;
