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
    label: 'Requests of one address that run at the same time, while no one else sends any',
    limit: 12,
    over: 'wait their turn; sessions take turns',
  },
  shared: {
    label: 'Requests of one address that run at the same time, while others send some too',
    limit: 2,
    over: 'wait their turn; sessions take turns',
  },
  waiting: { label: 'Requests of one address that wait', limit: 2000, over: '429 RATE_LIMITED' },
  slow: {
    label: 'Requests of one address that have run for 2 seconds and no longer count as running',
    limit: 4,
    over: 'count as running',
  },
  site: {
    label: 'Shares of one IPv6 /64 that a whole /48 has, as if others sent some too',
    limit: 8,
    over: 'its /64s take turns',
  },
};

export const slowAfterMs = 2000;
/** How long an address counts as active after its last request. */
export const recentMs = 1000;
/** Turns of the event loop between two requests of one address while others are active too: their requests proceed in between. */
export const turnsBetweenRequests = 3;
