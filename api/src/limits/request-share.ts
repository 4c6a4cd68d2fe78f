interface Row {
  label: string;
  limit: number;
  over: string;
}

/**
 * The share of one server that one address can take. It limits concurrency, not a rate: an office behind one address is slowed
 * down only while everyone there sends at once. The requests of an address wait for each other, its sessions take turns, and
 * other addresses hardly notice.
 */
export const requestShare: Readonly<Record<'alone' | 'shared' | 'waiting' | 'slow' | 'site', Row>> = {
  alone: {
    label: 'Concurrent requests of one address while no other address is active',
    limit: 12,
    over: 'wait their turn; sessions take turns',
  },
  shared: {
    label: 'Concurrent requests of one address while others are active',
    limit: 2,
    over: 'wait their turn; sessions take turns',
  },
  waiting: { label: 'Queued requests of one address', limit: 2000, over: '429 RATE_LIMITED' },
  slow: {
    label: "Requests of one address that have run for over 2 seconds, and so don't count as concurrent",
    limit: 4,
    over: 'further ones count as concurrent',
  },
  site: {
    label: 'Share of a whole IPv6 /48, as a multiple of the share of a /64 while others are active',
    limit: 8,
    over: 'its /64s take turns',
  },
};

export const slowAfterMs = 2000;
/** How long an address counts as active after its last request. */
export const recentMs = 1000;
/** Turns of the event loop between two requests of one address while others are active too: their requests proceed in between. */
export const turnsBetweenRequests = 3;
