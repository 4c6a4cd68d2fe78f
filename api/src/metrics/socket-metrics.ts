import { Counter, Gauge, type Registry } from 'prom-client';

/** WebSockets and their subscriptions. */
export function createSocketMetrics(registry: Registry) {
  let count = () => ({ sockets: 0, subscriptions: 0 });
  const gauge = (name: string, help: string, key: 'sockets' | 'subscriptions') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count()[key]);
      },
    });
  gauge('websockets_open', 'Open WebSockets', 'sockets');
  gauge('subscriptions_open', 'Open GraphQL subscriptions', 'subscriptions');
  return {
    closedSockets: new Counter({
      name: 'websockets_closed_total',
      help: 'WebSockets that this server closed, by reason',
      labelNames: ['reason'],
      registers: [registry],
    }),
    watchSockets: (counted: typeof count) => {
      count = counted;
    },
  };
}
