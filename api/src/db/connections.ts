/** Each kind of job has a connection on which its worker listens. */
const jobListeners = 2;

/** How the connections of a server process are divided among its pools. */
export interface ConnectionShares {
  writes: number;
  reads: number;
  jobs: number;
}

export function shareConnections(total: number): ConnectionShares {
  const jobs = jobListeners + Math.max(2, Math.round(total * 0.15));
  const reads = Math.floor((total - jobs) * 0.45);
  return { jobs, reads, writes: total - jobs - reads };
}
