import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { getSecurityEventLabel, getSecurityEventSeverity } from 'rules/security-events';
import type { Metrics } from '#metrics';
import { EventBuffer, type BufferedEvent } from '#security-log/event-buffer';
import {
  type EventSource,
  type SecurityEventRecorder,
  type SecurityEventInput,
  toRecord,
} from '#security-log/security-event';
import { clock } from '#clock';

const flushIntervalMs = 1000;

/** In a flood, the table counts all events, but only the first 10 of a row, then the 100th, the 1,000th… are logged. */
const shouldLog = (count: number): boolean => count <= 10 || Number.isInteger(Math.log10(count));

interface Options {
  pool: Pool;
  log: Logger;
  metrics: Pick<Metrics, 'securityEvents'>;
}

/**
 * Records security-relevant events: logs them at once, for log shippers (not every one of a flood), and stores a row with the next batch.
 * Recording never waits for the database; during an outage, events are counted in memory.
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

  /** The same for one request, whose account, address, user agent and request ID are the defaults. */
  forSession(session: EventSource): SecurityEventRecorder {
    return {
      record: ({ account = session.viewer && { id: session.viewer.id }, ...event }) => {
        const { address, userAgent, requestId } = session;
        this.record({ address, userAgent, requestId, account, ...event });
      },
    };
  }

  /** Writes what is due. Writes are serialized, and a failed one is repeated with the next. */
  flush(all = false): Promise<void> {
    return (this.#flushing ??= this.#write(all).finally(() => (this.#flushing = null)));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.flush(true);
    const lost = this.#buffer.getUnwritten({ all: true }).reduce((sum, { count, written }) => sum + count - written, 0);
    if (lost > 0) this.#options.log.error({ lost }, 'could not store security events before shutdown');
  }

  async #write(all: boolean): Promise<void> {
    const { pool, log } = this.#options;
    try {
      await writeEvents(pool, this.#buffer.getUnwritten({ all }));
      this.#isFailing = false;
    } catch (err) {
      // Logged once per outage rather than every second.
      if (!this.#isFailing) log.error({ err }, 'could not store security events; trying again');
      this.#isFailing = true;
    }
    this.#buffer.prune();
  }
}

const rowsPerStatement = 500;

/** Upserts rows as their counts grow. The account is looked up by email, or the other way around. */
const sql = `
  insert into security_events
    (id, created_at, updated_at, kind, account_id, email, address, user_agent, request_id, details, count)
  select e.id, e.first_at, e.last_at, e.kind,
    coalesce(e.account_id, (select u.id from users u where u.email = e.email)),
    coalesce(e.email, (select u.email from users u where u.id = e.account_id)),
    e.address, e.user_agent, e.request_id, e.details, e.count
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::int[])
    as e (id, first_at, last_at, kind, account_id, email, address, user_agent, request_id, details, count)
  on conflict (id) do update set updated_at = excluded.updated_at, count = greatest(security_events.count, excluded.count)`;

async function writeEvents(pool: Pool, events: BufferedEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += rowsPerStatement) {
    const batch = events.slice(start, start + rowsPerStatement);
    const counts = batch.map(({ count }) => count);
    const column = <T>(valueOf: (event: BufferedEvent) => T) => batch.map((event) => valueOf(event));
    await pool.query(sql, [
      column(({ id }) => id),
      column(({ firstAt }) => firstAt),
      column(({ lastAt }) => lastAt),
      column(({ kind }) => kind),
      column(({ accountId }) => accountId),
      column(({ email }) => email),
      column(({ address }) => address),
      column(({ userAgent }) => userAgent),
      column(({ requestId }) => requestId),
      column(({ details }) => details),
      counts,
    ]);
    // More of the same may have arrived in the meantime.
    for (const [index, event] of batch.entries()) {
      event.written = counts[index] ?? event.written;
      event.writtenAt = clock.now();
    }
  }
}
