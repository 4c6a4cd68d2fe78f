import type { DemoGuide } from '#demo/guide';

/** What a worker gets to know when it starts. */
export interface Assignment {
  /** Counts from 1. A worker that replaces another one has its number. */
  number: number;
  /** The embedded database, which belongs to the primary. */
  database: { url: string; ownerUrl: string | null } | null;
  /** Whether it listens from the first moment on, as no one else does. Otherwise it takes connections when it is ready. */
  listensImmediately: boolean;
}

export type FromWorker =
  | { event: 'started' }
  | { event: 'ready'; url: string; demo: DemoGuide | null }
  | { event: 'metrics'; id: string; metrics: object[] }
  | { event: 'ask for all metrics'; id: string };

export type ToWorker =
  | { event: 'assignment'; assignment: Assignment }
  | { event: 'ask for metrics'; id: string }
  | { event: 'all metrics'; id: string; text: string }
  | { event: 'stop' };
