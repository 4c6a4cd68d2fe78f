import { Counter, Histogram, type Registry } from 'prom-client';

/** What this server responds with and what it refuses. */
export const createRequestMetrics = (registry: Registry) => ({
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long a request took',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  }),
  operations: new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'How long a query or mutation ran, over GraphQL or REST',
    labelNames: ['type', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  }),
  operationErrors: new Counter({
    name: 'graphql_errors_total',
    help: 'Errors that queries and mutations ended with, by their code',
    labelNames: ['code'],
    registers: [registry],
  }),
  limitsReached: new Counter({
    name: 'limits_reached_total',
    help: 'Requests over a rate limit, by its row in docs/security.md',
    labelNames: ['limit', 'by'],
    registers: [registry],
  }),
  pageFaults: new Counter({
    name: 'page_faults_total',
    help: 'Uncaught errors and rejections in pages',
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
});
