import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { createContext, useContext } from 'react';

export interface Connection {
  /** Live events don't arrive; the socket is reconnecting. */
  isDown: boolean;
  /** The server refuses the page's socket because too many tabs are open. */
  isRefused: boolean;
  /** How often events may have been missed: during a break, or before a subscription was ready. */
  reconnectCount: number;
}

/** State of the page's socket. It counts as connected until it breaks, because it opens only with the first subscription. */
export function createConnection() {
  const current = makeVar<Connection>({ isDown: false, isRefused: false, reconnectCount: 0 });
  return {
    current,
    set(isDown: boolean, isRefused = false) {
      const last = current();
      if (isDown === last.isDown && isRefused === last.isRefused) return;
      const isReconnected = last.isDown && !isDown;
      current({ isDown, isRefused, reconnectCount: last.reconnectCount + (isReconnected ? 1 : 0) });
    },
    /** Events may have been missed although the socket is connected. */
    reportMissedEvents() {
      current({ ...current(), reconnectCount: current().reconnectCount + 1 });
    },
  };
}

export const ConnectionContext = createContext(createConnection());

/** Whether live events arrive. */
export const useConnection = (): Connection => useReactiveVar(useContext(ConnectionContext).current);
