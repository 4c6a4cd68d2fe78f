import type { DemoGuide } from '#demo/guide';

/** The data passed to a worker when it starts. */
export interface Assignment {
  /** Starts at 1. A replacement worker gets the same number. */
  number: number;
  /** The embedded database, which the primary owns. */
  database: { url: string; ownerUrl: string | null } | null;
  /** Whether it listens from the start, when no other worker does. Otherwise it accepts connections once it is ready. */
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
