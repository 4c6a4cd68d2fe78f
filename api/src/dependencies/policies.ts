/** When a circuit opens, and for how long. While it is open, calls fail; then one request, or the probe, tests whether to close it. */
export interface CircuitPolicy {
  /** Consecutive failures. */
  failures: number;
  openMs: number;
}

interface DependencyPolicy {
  label: string;
  /** Until a connection is open and authenticated. Null if the library manages connections. */
  connectMs: number | null;
  /** For a response. */
  operationMs: number;
  /** How a dead connection is detected, and what happens to it. */
  liveness: string;
  /** The maximum queue, and for how long. */
  queue: string;
  circuit: CircuitPolicy | null;
  /** What happens instead, or in addition. */
  note?: string;
}

/** For a pool of PostgreSQL connections. */
export interface PoolPolicy {
  connectMs: number;
  /** The server cancels a statement after this time. */
  statementMs: number;
  /** How much longer the client waits before it closes the connection. */
  slackMs: number;
  /** A connection that was idle for this time is pinged before it is used. */
  pingAfterIdleMs: number;
  pingMs: number;
  /** Requests that may queue for a connection; each waits for as long as connecting may take. */
  maxWaiting: number;
  circuit: CircuitPolicy;
}

const database: PoolPolicy = {
  connectMs: 3_000,
  statementMs: 4_000,
  slackMs: 500,
  pingAfterIdleMs: 1_000,
  pingMs: 1_000,
  maxWaiting: 200,
  circuit: { failures: 3, openMs: 1_000 },
};

/** Statements of work that no request waits for: jobs, and seeding at start. */
export const backgroundStatementMs = 30_000;

/** Timeouts by dependency, in milliseconds. */
export const policies = {
  database,
  /** The connections on which the server listens for notifications. */
  listen: { pingEveryMs: 5_000, pingMs: 1_000 },
  /** The connection that sends and receives live events if there is no Redis. */
  liveEvents: { pingEveryMs: 1_000, operationMs: 2_500, firstReconnectMs: 100, maxReconnectMs: 2_000 },
  redis: { connectMs: 3_000, pingEveryMs: 1_000, pingMs: 1_500, maxReconnectMs: 1_000, maxQueue: 5_000 },
  /** The reader of the event streams. */
  events: { blockMs: 1_000, slackMs: 1_500, retryMs: 250 },
  objectStorage: {
    connectMs: 3_000,
    /** An attempt, until the response starts. A request that waits for all of them ends within 5 seconds. */
    requestMs: 2_000,
    /** The same for requests that write a whole file. */
    writeMs: 20_000,
    socketMs: 60_000,
    attempts: 2,
    circuit: { failures: 3, openMs: 1_000 },
  },
  /** For `npm run backup`, which may wait for a lock or for its own disk. */
  backup: { silenceMs: 120_000 },
  smtp: { connectMs: 5_000, greetingMs: 5_000, socketMs: 15_000 },
  webhooks: { totalMs: 10_000 },
  documentServers: { totalMs: 30_000 },
  identityProvider: { requestMs: 5_000, circuit: { failures: 3, openMs: 10_000 } },
  model: {
    firstTryMs: 8_000,
    firstTokenMs: 30_000,
    stallMs: 30_000,
    circuit: { failures: 10, openMs: 5_000 },
  },
} as const;

const formatSeconds = (ms: number) => `${ms / 1000} s`;
const { listen, liveEvents, redis, events, objectStorage, smtp, webhooks, documentServers, identityProvider, model } =
  policies;
const pool = {
  connectMs: database.connectMs,
  operationMs: database.statementMs + database.slackMs,
  liveness: `TCP keep-alive; a ping before use after ${formatSeconds(database.pingAfterIdleMs)} of silence, answered within ${formatSeconds(database.pingMs)}, or all idle connections are closed`,
  queue: `${database.maxWaiting} requests, ${formatSeconds(database.connectMs)}`,
  circuit: database.circuit,
};

/** The table of docs/operations.md. */
export const renderDependencyTable: readonly DependencyPolicy[] = [
  {
    label: 'PostgreSQL, writes',
    ...pool,
    note: `Jobs and start: ${formatSeconds(backgroundStatementMs)}; migrations: no limit`,
  },
  { label: 'PostgreSQL, reads', ...pool },
  {
    label: 'PostgreSQL, jobs',
    ...pool,
    queue: 'Waits until PostgreSQL is back',
    note: 'A worker that exits is restarted after 1 to 30 s',
  },
  {
    label: 'PostgreSQL, LISTEN',
    connectMs: database.connectMs,
    operationMs: listen.pingMs,
    liveness: `A ping every ${formatSeconds(listen.pingEveryMs)}`,
    queue: 'Waits until PostgreSQL is back',
    circuit: null,
    note: 'Jobs are also polled every 2 s',
  },
  {
    label: 'PostgreSQL, live events',
    connectMs: database.connectMs,
    operationMs: liveEvents.operationMs,
    liveness: `A notification to itself every ${formatSeconds(liveEvents.pingEveryMs)}, back within ${formatSeconds(liveEvents.operationMs)}, or the connection is replaced`,
    queue: 'None while disconnected; the events of the last hour stay readable',
    circuit: null,
    note: `Only without Redis. Reconnects after 100 ms to ${formatSeconds(liveEvents.maxReconnectMs)} and reads the events it missed`,
  },
  {
    label: 'Redis, commands',
    connectMs: redis.connectMs,
    operationMs: redis.pingEveryMs + redis.pingMs,
    liveness: `A ping every ${formatSeconds(redis.pingEveryMs)}, answered within ${formatSeconds(redis.pingMs)}, or the connection is replaced`,
    queue: `${redis.maxQueue} commands; none while disconnected`,
    circuit: null,
    note: `Fails at once while disconnected; reconnects after 50 ms to ${formatSeconds(redis.maxReconnectMs)}`,
  },
  {
    label: 'Redis, event streams',
    connectMs: redis.connectMs,
    operationMs: events.blockMs + events.slackMs,
    liveness: `A read that takes longer than ${formatSeconds(events.blockMs + events.slackMs)} replaces the connection`,
    queue: 'About 10,000 events stay readable',
    circuit: null,
    note: 'Continues after the last event it read',
  },
  {
    label: 'Object storage (S3)',
    connectMs: objectStorage.connectMs,
    operationMs: objectStorage.requestMs,
    liveness: `${formatSeconds(objectStorage.socketMs)} without data abort a transfer`,
    queue: 'As many as requests allow',
    circuit: objectStorage.circuit,
    note: `${objectStorage.attempts} attempts; ${formatSeconds(objectStorage.writeMs)} each for requests that write a file. HeadBucket tests whether to close the circuit`,
  },
  {
    label: 'Mail (SMTP)',
    connectMs: smtp.connectMs,
    operationMs: smtp.socketMs,
    liveness: 'One connection per email',
    queue: 'Jobs in PostgreSQL',
    circuit: null,
    note: 'Jobs retry with exponential backoff, 25 attempts',
  },
  {
    label: 'Receivers of webhooks',
    connectMs: null,
    operationMs: webhooks.totalMs,
    liveness: 'A connection for each message',
    queue: 'Jobs in PostgreSQL, with slots of their own; those of one receiver run one after the other',
    circuit: null,
    note: 'Retried for about three days; a receiver that fails as long is turned off',
  },
  {
    label: 'Servers of documents',
    connectMs: null,
    operationMs: documentServers.totalMs,
    liveness: 'A connection for each request; all redirects of a document share the time',
    queue: 'Jobs in PostgreSQL, with the slots of documents that are read',
    circuit: null,
    note: 'A document that fails says why, and an administrator retries it',
  },
  {
    label: 'Identity provider (OIDC)',
    connectMs: null,
    operationMs: identityProvider.requestMs,
    liveness: 'One request at a time',
    queue: 'As many as requests allow',
    circuit: identityProvider.circuit,
  },
  {
    label: 'Model and embeddings',
    connectMs: null,
    operationMs: model.firstTokenMs,
    liveness: `A first attempt without data for ${formatSeconds(model.firstTryMs)} is retried on a new connection; ${formatSeconds(model.stallMs)} without a token fail a reply`,
    queue: 'Replies wait as rows in PostgreSQL',
    circuit: model.circuit,
    note: 'Errors 429 and 5xx are retried with backoff for up to 2 minutes, until the first token. Embeddings: jobs retry, without a circuit',
  },
];
