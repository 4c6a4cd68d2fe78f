import { newId } from '#new-id';
import { getSecurityEventSeverity } from 'rules/security-events';
import { clock } from '#clock';
import { getNetwork } from '#limits/network';
import type { SecurityEventRecord } from '#security-log/security-event';

/** A row of the table, and how far it has been written. */
export interface BufferedEvent extends SecurityEventRecord {
  id: string;
  firstAt: Date;
  lastAt: Date;
  count: number;
  /** The count that the table has, and since when. */
  written: number;
  writtenAt: number;
}

/** Bounds what a flood can cost the database: identical events are one row with a count while the window lasts. */
export const securityLogBudget = {
  /** Identical events (kind, account, address, details) within it are one row. */
  windowSeconds: 60,
  /** Rows of a kind from one network in a window; further ones are counted in one row for the network. */
  rowsPerNetwork: 60,
  /** Rows of a kind in a window; everything further is counted in one row for the kind. */
  rowsPerKind: 500,
  /** A count that grows is written this often. */
  countWrittenEverySeconds: 10,
} as const;
const windowMs = securityLogBudget.windowSeconds * 1000;
const countWrittenEveryMs = securityLogBudget.countWrittenEverySeconds * 1000;

const bundledDetails = 'Further events, counted together';

/** Holds the events of the current window in memory. Its size is bounded by `securityLogBudget` for each kind. */
export class EventBuffer {
  readonly #rows = new Map<string, BufferedEvent>();
  readonly #rowCounts = new Map<string, number>();

  /** Answers how many its row counts now. */
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

  /** Rows that the table lacks, or whose count it lacks for a while; at the end every one of both. */
  getUnwritten({ now = clock.now(), all = false } = {}): BufferedEvent[] {
    return [...this.#rows.values()].filter(
      ({ count, written, writtenAt }) => count > written && (all || now - writtenAt >= countWrittenEveryMs),
    );
  }

  /** Forgets the rows whose window is over and that the table has. */
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

/** What an event's row counts toward, the widest bound first. Changes that people make deliberately have only that one. */
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
