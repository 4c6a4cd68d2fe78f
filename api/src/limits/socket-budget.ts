export interface SocketLimit {
  label: string;
  figure: number;
  unit: string;
  /** What happens over the limit. */
  over: string;
}

/** What one WebSocket, one session and one address may use of a server. Each server counts its own sockets. */
export const socketBudget = {
  subscriptionsPerSocket: {
    label: 'Subscriptions of a socket',
    figure: 50,
    unit: 'subscriptions',
    over: 'RATE_LIMITED on that subscription; the socket stays open',
  },
  subscriptionBytesPerSocket: {
    label: 'Total size of the open subscriptions of a socket',
    figure: 256 * 1024,
    unit: 'bytes',
    over: 'RATE_LIMITED on that subscription; the socket stays open',
  },
  socketsPerSession: { label: 'Sockets of a session', figure: 30, unit: 'sockets', over: 'closed with 4429' },
  socketsPerAddress: { label: 'Sockets of an address', figure: 300, unit: 'sockets', over: 'closed with 4429' },
  messagesPerSecond: { label: 'Messages from a socket', figure: 50, unit: 'a second', over: 'closed with 4429' },
  messageBurst: { label: 'Messages from a socket at once', figure: 200, unit: 'messages', over: 'closed with 4429' },
  expensivePerSecondPerSession: {
    label: 'Subscriptions of a session that are refused, or whose document is new to the server',
    figure: 2,
    unit: 'a second',
    over: 'each socket that sends one is closed with 4429',
  },
  expensiveBurstPerSession: {
    label: 'The same at once',
    figure: 120,
    unit: 'subscriptions',
    over: 'each socket that sends one is closed with 4429',
  },
  expensivePerSecondPerAddress: {
    label: 'Subscriptions of an address that are refused, or whose document is new to the server',
    figure: 10,
    unit: 'a second',
    over: 'each socket that sends one is closed with 4429',
  },
  expensiveBurstPerAddress: {
    label: 'The same at once',
    figure: 300,
    unit: 'subscriptions',
    over: 'each socket that sends one is closed with 4429',
  },
  messageBytes: {
    label: 'Size of a message from a socket',
    figure: 128 * 1024,
    unit: 'bytes',
    over: 'closed with 1009',
  },
  operationsPerPerson: {
    label: 'Distinct operations that a person subscribes to',
    figure: 100,
    unit: 'operations',
    over: 'RATE_LIMITED on that subscription',
  },
  waitingEvents: {
    label: 'Queued events of an operation',
    figure: 1000,
    unit: 'events',
    over: 'the sockets of its followers are closed with 1013 and reconnect',
  },
  concurrentLookups: {
    label: 'Concurrent lookups for live events',
    figure: 3,
    unit: 'lookups',
    over: 'further ones wait; requests have database connections of their own',
  },
  bufferedBytes: {
    label: 'Data queued for a slow reader',
    figure: 1024 * 1024,
    unit: 'bytes',
    over: 'closed with 4408',
  },
  connectionInitMs: {
    label: 'Time until connection_init',
    figure: 3000,
    unit: 'milliseconds',
    over: 'closed with 4408',
  },
} as const satisfies Record<string, SocketLimit>;
