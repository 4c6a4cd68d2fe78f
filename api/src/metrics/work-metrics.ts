import { Counter, Histogram, type Registry } from 'prom-client';

/** This server's background work: jobs, mails, replies and model requests. */
export const createWorkMetrics = (registry: Registry) => ({
  jobRuns: new Histogram({
    name: 'job_duration_seconds',
    help: 'How long a run of a job took; a failed one is retried while it has attempts left',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
    registers: [registry],
  }),
  retentionRows: new Counter({
    name: 'retention_rows_total',
    help: 'Rows that this server archived to files and then deleted',
    labelNames: ['kind'],
    registers: [registry],
  }),
  mails: new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail, over SMTP or into the outbox folder',
    labelNames: ['transport', 'outcome'],
    registers: [registry],
  }),
  endedReplies: new Counter({
    name: 'replies_ended_total',
    help: 'Jarvis replies that this server finished, by status',
    labelNames: ['status'],
    registers: [registry],
  }),
  modelCalls: new Histogram({
    name: 'model_request_duration_seconds',
    help: 'How long a request to the model took, up to the last token',
    labelNames: ['model', 'operation', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers: [registry],
  }),
  firstTokens: new Histogram({
    name: 'model_time_to_first_token_seconds',
    help: 'Time from a model request to its first token',
    labelNames: ['model'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  }),
  modelTokens: new Counter({
    name: 'model_tokens_total',
    help: 'Tokens as counted by the model',
    labelNames: ['model', 'direction'],
    registers: [registry],
  }),
});
