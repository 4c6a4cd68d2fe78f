import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Connection {
  /** Live events do not come through; it is being tried again. */
  isDown: boolean;
  /** The server has no room for the page's socket: too many tabs are open. */
  isRefused: boolean;
  /** How often events may have passed unseen: during a break, or before the subscription stood that they were for. */
  reconnectCount: number;
}

export interface ConnectionStore {
  current(): Connection;
  subscribe(listener: () => void): () => void;
  set(isDown: boolean, isRefused?: boolean): void;
  /** Events may have passed unseen, though the socket is there. */
  reportMissedEvents(): void;
}

/** What is known of the page's socket. It counts as there until it breaks: it opens with the first subscription only. */
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

/** Whether live events come through. */
export function useConnection(): Connection {
  const { subscribe, current } = useContext(ConnectionContext);
  return useSyncExternalStore(subscribe, current);
}
