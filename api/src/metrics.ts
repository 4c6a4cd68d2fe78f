import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus figures of this server: its process, its requests, and what pages told of. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'route' | 'method' | 'status'>;
  pageFaults: Counter<'kind' | 'route'>;
  portalFaults: Counter<'remote' | 'kind'>;
  securityEvents: Counter<'kind'>;
  closedSockets: Counter<'reason'>;
  /** Shows how many sockets and subscriptions are open, counted when Prometheus asks. */
  watchSockets(count: () => { sockets: number; subscriptions: number }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long a request took',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    pageFaults: new Counter({
      name: 'page_faults_total',
      help: 'Errors and rejections in pages that nobody had caught',
      labelNames: ['kind', 'route'],
      registers: [registry],
    }),
    portalFaults: new Counter({
      name: 'portal_faults_total',
      help: 'Portals that failed in a browser',
      labelNames: ['remote', 'kind'],
      registers: [registry],
    }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Events of the security log',
      labelNames: ['kind'],
      registers: [registry],
    }),
    closedSockets: new Counter({
      name: 'websockets_closed_total',
      help: 'WebSockets that this server closed, by reason',
      labelNames: ['reason'],
      registers: [registry],
    }),
    watchSockets: (count) => {
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
    },
  };
}
