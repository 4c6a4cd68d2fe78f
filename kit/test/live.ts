interface Subscribed {
  operation: string;
  variables: Record<string, unknown>;
}

/** Mocks the live side of the API: records subscriptions and sends events to their subscribers. */
export interface MockWebSocket {
  subscribed: Subscribed[];
  /** How many subscribers the operation has. */
  countSubscribers(operation: string): number;
  /** Sends an event to all subscribers of the operation. */
  emit(operation: string, data: unknown): void;
  /** Confirms the pending subscriptions, and for how long nothing happened. Returns how many there were. */
  confirmSubscriptions(operation: string, quietFor: number): number;
  /** Ends the operation's subscriptions, as a stopping server does. */
  end(operation: string): void;
  /** Closes every socket with the server's code. */
  close(code: number): void;
  /** Breaks every socket; new ones are refused until `mend`. */
  disconnect(): void;
  reconnect(): void;
}

/** Replaces the WebSocket: speaks graphql-transport-ws like the server. */
export function mockWebSocket(): MockWebSocket {
  const sockets = new Set<FakeWebSocket>();
  const subscribed: Subscribed[] = [];
  let isDown = false;

  class FakeWebSocket extends EventTarget {
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    readonly following = new Map<string, string>();
    readonly waiting = new Set<string>();
    readonly protocol = 'graphql-transport-ws';
    readyState = 0;
    onopen?: () => void;
    onclose?: (event: CloseEvent) => void;
    onmessage?: (event: { data: string }) => void;

    constructor() {
      super();
      queueMicrotask(() => {
        if (isDown) return this.break();
        this.readyState = FakeWebSocket.OPEN;
        sockets.add(this);
        this.onopen?.();
      });
    }

    send(text: string) {
      const { type, id, payload } = JSON.parse(text) as {
        type: string;
        id: string;
        payload?: { query: string; variables?: Record<string, unknown>; extensions?: { following?: boolean } };
      };
      if (type === 'connection_init') this.say({ type: 'connection_ack' });
      if (type === 'ping') this.say({ type: 'pong' });
      if (type === 'complete') this.following.delete(id);
      if (type !== 'subscribe') return;
      const operation = /subscription\s+(\w+)/.exec(payload?.query ?? '')?.[1] ?? '';
      this.following.set(id, operation);
      if (payload?.extensions?.following) this.waiting.add(id);
      subscribed.push({ operation, variables: payload?.variables ?? {} });
    }

    say(message: object) {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }

    close(code = 1000) {
      if (this.readyState === FakeWebSocket.CLOSED) return;
      this.readyState = FakeWebSocket.CLOSED;
      sockets.delete(this);
      this.onclose?.(new CloseEvent('close', { code, wasClean: code !== 1006 }));
    }

    break() {
      this.close(1006);
    }
  }

  globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket;
  const each = (operation: string, message: object) => {
    for (const socket of sockets)
      for (const [id, followed] of socket.following) if (followed === operation) socket.say({ ...message, id });
  };
  return {
    subscribed,
    countSubscribers: (operation) =>
      [...sockets].flatMap(({ following }) => [...following.values()]).filter((followed) => followed === operation)
        .length,
    emit: (operation, data) => each(operation, { type: 'next', payload: { data } }),
    confirmSubscriptions(operation, quietFor) {
      let subscriberCount = 0;
      for (const socket of sockets)
        for (const id of [...socket.waiting].filter((one) => socket.following.get(one) === operation)) {
          socket.waiting.delete(id);
          socket.say({ id, type: 'next', payload: { data: null, extensions: { following: { quietFor } } } });
          subscriberCount += 1;
        }
      return subscriberCount;
    },
    end: (operation) => each(operation, { type: 'complete' }),
    close(code) {
      for (const socket of sockets) socket.close(code);
    },
    disconnect() {
      isDown = true;
      for (const socket of sockets) socket.break();
    },
    reconnect() {
      isDown = false;
      window.dispatchEvent(new Event('online'));
    },
  };
}
