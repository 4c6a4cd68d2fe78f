import type { Logger } from 'pino';
import type { Lifecycle } from '#health/lifecycle';
import type { Health } from '#health/health';
import type { Metrics } from '#metrics';
import type { Settings } from '#settings';

/** What every start step has from the beginning. */
export interface Base {
  settings: Settings;
  log: Logger;
  lifecycle: Lifecycle;
  health: Health;
  metrics: Metrics;
}
