import { newId } from '#new-id';
import { getSecurityEventSeverity } from 'rules/security-events';
import { clock } from '#clock';
import { getNetwork } from '#limits/network';
import type { SecurityEventRecord } from '#security-log/security-event';

/** A row of the table, with its pending changes. */
export interface BufferedEvent extends SecurityEventRecord {
  id: string;
  firstAt: Date;
  lastAt: Date;
  count: number;
  /** The stored count, and when it was stored. */
  written: number;
  writtenAt: number;
}

/** Limits the database load of a flood: identical events are one row with a count per window. */
export const securityLogBudget = {
  /** The window in which identical events (kind, account, address, details) are one row. */
  windowSeconds: 60,
  /** The limit of rows per kind, network and window; further events are counted in one row for the network. */
  rowsPerNetwork: 60,
  /** The limit of rows per kind and window; further events are counted in one row for the kind. */
  rowsPerKind: 500,
  /** How often a growing count is written. */
  countWrittenEverySeconds: 10,
} as const;
const windowMs = securityLogBudget.windowSeconds * 1000;
const countWrittenEveryMs = securityLogBudget.countWrittenEverySeconds * 1000;

const bundledDetails = 'Further events, counted together';

/** Holds the events of the current window in memory, within the limits of `securityLogBudget` for each kind. */
export class EventBuffer {
  readonly #rows = new Map<string, BufferedEvent>();
  readonly #rowCounts = new Map<string, number>();

  /** Returns the count of the event's row. */
  add(event: SecurityEventRecord, now = clock.date()): number {
    const { kind, accountId, email, address, details } = event;
    const rowKey = JSON.stringify([kind, accountId, email, address, details]);
    const known = this.#rows.get(rowKey);
    if (known) return count(known, now);
    const groups = getGroups(event);
    const full = groups.find(({ key, maxRows }) => this.#getRowCount(key) >= maxRows);
    if (full) return this.#addBundled(full.key, { ...bundledEvent, kind, address: full.address }, now);
    this.#rows.set(rowKey, createRow(event, now));
    for (const { key } of groups) this.#rowCounts.set(key, this.#getRowCount(key) + 1);
    return 1;
  }

  /** New rows, and rows whose count was not stored for a while; at shutdown, all of them. */
  getUnwritten({ now = clock.now(), all = false } = {}): BufferedEvent[] {
    return [...this.#rows.values()].filter(
      ({ count, written, writtenAt }) => count > written && (all || now - writtenAt >= countWrittenEveryMs),
    );
  }

  /** Drops stored rows whose window is over. */
  prune(now = clock.now()): void {
    for (const [key, { firstAt, count, written }] of this.#rows)
      if (count === written && now - firstAt.getTime() >= windowMs) this.#rows.delete(key);
    this.#rowCounts.clear();
    for (const [own, row] of this.#rows)
      if (!own.startsWith(bundledPrefix))
        for (const { key } of getGroups(row)) this.#rowCounts.set(key, this.#getRowCount(key) + 1);
  }

  get size(): number {
    return this.#rows.size;
  }

  #addBundled(group: string, event: SecurityEventRecord, now: Date): number {
    const key = bundledPrefix + group;
    const known = this.#rows.get(key);
    if (known) return count(known, now);
    this.#rows.set(key, createRow(event, now));
    return 1;
  }

  #getRowCount(key: string): number {
    return this.#rowCounts.get(key) ?? 0;
  }
}

const bundledPrefix = 'bundled ';

/** The buckets that an event counts toward, widest first. Changes that people make deliberately have only that one. */
function getGroups({ kind, address }: SecurityEventRecord) {
  const { rowsPerKind, rowsPerNetwork } = securityLogBudget;
  const network = getNetwork(address ?? '');
  const groups = [{ key: kind as string, maxRows: rowsPerKind as number, address: null as string | null }];
  if (getSecurityEventSeverity(kind) !== 'notice')
    groups.push({ key: `${kind} ${network}`, maxRows: rowsPerNetwork, address: network || null });
  return groups;
}

function count(row: BufferedEvent, now: Date): number {
  row.count += 1;
  row.lastAt = now;
  return row.count;
}

const createRow = (event: SecurityEventRecord, now: Date): BufferedEvent => ({
  ...event,
  id: newId(),
  firstAt: now,
  lastAt: now,
  count: 1,
  written: 0,
  writtenAt: 0,
});

const bundledEvent: Omit<SecurityEventRecord, 'kind'> = {
  accountId: null,
  email: null,
  address: null,
  userAgent: null,
  requestId: null,
  details: bundledDetails,
};
