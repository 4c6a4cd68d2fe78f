import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { getSecurityEventLabel, getSecurityEventSeverity } from 'rules/security-events';
import type { Metrics } from '#metrics';
import { EventBuffer } from '#security-log/event-buffer';
import {
  type EventSource,
  type SecurityEventRecorder,
  type SecurityEventInput,
  toRecord,
} from '#security-log/security-event';
import { writeEvents } from '#security-log/write-events';

const flushIntervalMs = 1000;

/** A flood of the same fills the table's count, not the log: of a row the first 10 have a line, then the 100th, the 1,000th… */
const shouldLog = (count: number): boolean => count <= 10 || Number.isInteger(Math.log10(count));

interface Options {
  pool: Pool;
  log: Logger;
  metrics: Pick<Metrics, 'securityEvents'>;
}

/**
 * Records what matters to whoever investigates an attack: a log line at once, for log shippers (of a flood not every one), and a row with the next
 * batch. Recording never waits for the database; while that is away, events are counted in memory.
 */
export class SecurityLog implements SecurityEventRecorder {
  readonly #buffer = new EventBuffer();
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> | null = null;
  #isFailing = false;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), flushIntervalMs).unref();
  }

  record(event: SecurityEventInput): void {
    const record = toRecord(event);
    const { kind } = record;
    const { log, metrics } = this.#options;
    const count = this.#buffer.add(record);
    metrics.securityEvents.inc({ kind });
    if (shouldLog(count))
      log.info(
        { event: 'security', severity: getSecurityEventSeverity(kind), ...record, count },
        getSecurityEventLabel(kind),
      );
  }

  /** The same for one request: account, address, user agent and request ID are those of its session unless given. */
  forSession(session: EventSource): SecurityEventRecorder {
    return {
      record: ({ account = session.viewer && { id: session.viewer.id }, ...event }) => {
        const { address, userAgent, requestId } = session;
        this.record({ address, userAgent, requestId, account, ...event });
      },
    };
  }

  /** Writes what is due. One write at a time; a failed one is repeated with the next. */
  flush(all = false): Promise<void> {
    return (this.#flushing ??= this.#write(all).finally(() => (this.#flushing = null)));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.flush(true);
    const lost = this.#buffer.getUnwritten({ all: true }).reduce((sum, { count, written }) => sum + count - written, 0);
    if (lost > 0) this.#options.log.error({ lost }, 'security events could not be stored before the stop');
  }

  async #write(all: boolean): Promise<void> {
    const { pool, log } = this.#options;
    try {
      await writeEvents(pool, this.#buffer.getUnwritten({ all }));
      this.#isFailing = false;
    } catch (err) {
      // Once an outage, not once a second.
      if (!this.#isFailing) log.error({ err }, 'security events could not be stored; trying again');
      this.#isFailing = true;
    }
    this.#buffer.prune();
  }
}
