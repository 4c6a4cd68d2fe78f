import { RetryLink } from '@apollo/client/link/retry';
import { tooManySockets } from './live-socket.ts';

/** graphql-ws does not reconnect after it. */
const tooMany = `Socket closed with event ${tooManySockets}`;
const retryInterval = 60_000;

/** Resubscribes a minute after the server refused the socket: a tab may have been closed by then. */
export const socketLimitLink = () =>
  new RetryLink({
    delay: () => retryInterval * (1 + Math.random() / 4),
    attempts: (_attempt, _operation, error) => error instanceof Error && error.message.startsWith(tooMany),
  });
