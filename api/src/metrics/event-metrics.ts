import { Counter, type Registry } from 'prom-client';

/** Live events between servers. */
export const createEventMetrics = (registry: Registry) => ({
  publishedEvents: new Counter({
    name: 'events_published_total',
    help: 'Live events that this server published',
    labelNames: ['topic'],
    registers: [registry],
  }),
  receivedEvents: new Counter({
    name: 'events_received_total',
    help: 'Live events with subscribers on this server, including its own',
    labelNames: ['topic'],
    registers: [registry],
  }),
});
