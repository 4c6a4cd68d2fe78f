/** Each kind of job has a connection on which its worker listens. */
const jobListeners = 3;

/** How the connections of a server process are divided among its pools. */
export interface ConnectionShares {
  writes: number;
  reads: number;
  /** For the reads of live events. */
  events: number;
  /** For sessions and the counts of limits, without Redis: requests need them while they hold a connection for writes. */
  sessions: number;
  jobs: number;
}

export function allocateConnections(total: number, { hasRedis = false } = {}): ConnectionShares {
  const jobs = jobListeners + Math.max(2, Math.round(total * 0.15));
  const events = Math.max(1, Math.round(total * 0.1));
  const sessions = hasRedis ? 0 : Math.max(1, Math.round(total * 0.1));
  const rest = total - jobs - events - sessions;
  const reads = Math.floor(rest * 0.45);
  return { jobs, events, sessions, reads, writes: rest - reads };
}
