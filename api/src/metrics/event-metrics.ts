import { Counter, type Registry } from 'prom-client';

/** Live events between the servers. */
export const eventMetrics = (registry: Registry) => ({
  publishedEvents: new Counter({
    name: 'events_published_total',
    help: 'Live events that this server published',
    labelNames: ['topic'],
    registers: [registry],
  }),
  receivedEvents: new Counter({
    name: 'events_received_total',
    help: 'Live events, its own included, that somebody on this server follows',
    labelNames: ['topic'],
    registers: [registry],
  }),
});
