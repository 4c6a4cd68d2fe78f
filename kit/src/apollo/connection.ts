import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Connection {
  /** Live events don't arrive; the socket is reconnecting. */
  isDown: boolean;
  /** The server refuses the page's socket because too many tabs are open. */
  isRefused: boolean;
  /** How often events may have been missed: during a break, or before a subscription was ready. */
  reconnectCount: number;
}

export interface ConnectionStore {
  current(): Connection;
  subscribe(listener: () => void): () => void;
  set(isDown: boolean, isRefused?: boolean): void;
  /** Events may have been missed although the socket is connected. */
  reportMissedEvents(): void;
}

/** State of the page's socket. It counts as connected until it breaks, because it opens only with the first subscription. */
export function createConnection(): ConnectionStore {
  let connection: Connection = { isDown: false, isRefused: false, reconnectCount: 0 };
  const listeners = new Set<() => void>();
  const update = (next: Connection) => {
    connection = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => connection,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(isDown, isRefused = false) {
      if (isDown === connection.isDown && isRefused === connection.isRefused) return;
      if (isDown && connection.isDown) return update({ ...connection, isRefused });
      update({ isDown, isRefused, reconnectCount: connection.reconnectCount + (isDown ? 0 : 1) });
    },
    reportMissedEvents: () => update({ ...connection, reconnectCount: connection.reconnectCount + 1 }),
  };
}

export const ConnectionContext = createContext<ConnectionStore>(createConnection());

/** Whether live events arrive. */
export function useConnection(): Connection {
  const { subscribe, current } = useContext(ConnectionContext);
  return useSyncExternalStore(subscribe, current);
}
