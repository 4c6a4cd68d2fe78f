import { act } from 'react';

interface Followed {
  id: string;
  operation: string;
  variables: Record<string, unknown>;
  answer: (message: object) => void;
}

/** Takes the place of the page's socket: takes every subscription, and sends what a test has happen. */
export function liveSocket() {
  let followed: Followed[] = [];
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly readyState = Socket.OPEN;
    readonly protocol = 'graphql-transport-ws';
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: CloseEvent) => void;

    constructor() {
      queueMicrotask(() => this.onopen?.());
    }

    send(text: string) {
      const { type, id, payload } = JSON.parse(text) as { type: string; id: string; payload: Payload };
      if (type === 'connection_init') queueMicrotask(() => this.answer({ type: 'connection_ack' }));
      if (type === 'complete') followed = followed.filter((other) => other.id !== id);
      if (type !== 'subscribe') return;
      const operation = /subscription\s+(\w+)/.exec(payload.query)?.[1] ?? '';
      const answer = (message: object) => this.answer({ id, ...message });
      followed.push({ id, operation, variables: payload.variables ?? {}, answer });
    }

    close(code = 1000) {
      this.onclose?.(new CloseEvent('close', { code, wasClean: true }));
    }

    private answer(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
  }
  Object.defineProperty(globalThis, 'WebSocket', { value: Socket, configurable: true });

  const of = (operation: string) => followed.filter((other) => other.operation === operation);
  return {
    /** What is subscribed to at this moment, by its name. */
    following: (operation: string) => of(operation).map(({ variables }) => variables),
    happen: (operation: string, data: object) =>
      act(async () => of(operation).forEach(({ answer }) => answer({ type: 'next', payload: { data } }))),
    end: (operation: string) => act(async () => of(operation).forEach(({ answer }) => answer({ type: 'complete' }))),
  };
}

interface Payload {
  query: string;
  variables?: Record<string, unknown>;
}
