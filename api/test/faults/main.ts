import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '#test/faults/fault';
import { faults } from '#test/faults/faults';
import { openStage } from '#test/faults/stage';
import { type Loss, type RequestRecord, Traffic } from '#test/faults/traffic';

interface Row extends Loss {
  fault: string;
  failed: number;
  total: number;
  /** Duration of the slowest request, in seconds. */
  longest: number;
  /** Seconds from the end of the fault to the last failed request. */
  recoverySeconds: number;
  /** Seconds from its beginning to the last failed request during the fault; null if no recovery is expected. */
  replacedSeconds: number | null;
  problems: string[];
}

/** Traffic before and after the fault, in milliseconds. */
const before = 3000;
const after = 10_000;

const nameFilters = process.argv.slice(2);
const rows: Row[] = [];
let [skipped, broken] = [0, 0];
for (const fault of faults.filter(
  ({ name }) => nameFilters.length === 0 || nameFilters.some((word) => name.includes(word)),
)) {
  const reason = fault.cannotRun?.();
  if (reason) {
    skipped += 1;
    write(`${fault.name}: skipped, because ${reason}`);
    continue;
  }
  try {
    const row = await runFault(fault);
    rows.push(row);
    write(toLine(row));
  } catch (error) {
    broken += 1;
    write(`${fault.name}: couldn't run: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
write(toTable(rows));
const failedCount = rows.filter(({ problems }) => problems.length > 0).length + broken;
write(`${rows.length + broken - failedCount} within their limits, ${failedCount} not, ${skipped} skipped`);
process.exit(failedCount > 0 ? 1 : 0);

async function runFault(fault: Fault): Promise<Row> {
  const folder = fault.dataFolder?.();
  const firstVersion = await fault.firstVersion?.();
  const stage = await openStage({
    ...(fault.env && { env: fault.env }),
    ...(fault.readEnvironment && { readEnvironment: fault.readEnvironment }),
    ...(fault.servers && { servers: fault.servers }),
    ...(firstVersion !== undefined && { firstVersion }),
    ...(folder && { dataFolder: folder.path }),
  });
  try {
    const traffic = new Traffic(stage.url, stage.make);
    await traffic.start({ ...(fault.perSecond && { perSecond: fault.perSecond }) });
    await delay(before);
    const begun = Date.now();
    await fault.begin(stage);
    await delay(fault.durationMs);
    const faultExpiredAt = Date.now();
    await fault.end?.(stage);
    const ended = Date.now();
    await delay(after);
    await traffic.stop();
    const loss = await traffic.loss(stage.pool);
    const found = (await fault.verify?.(stage, traffic.seen)) ?? [];
    return evaluate(fault, traffic.seen, loss, { begun, faultExpiredAt, ended }, found);
  } finally {
    await stage.close();
    folder?.remove();
  }
}

interface Times {
  begun: number;
  faultExpiredAt: number;
  ended: number;
}

function evaluate(
  fault: Fault,
  seen: RequestRecord[],
  loss: Loss,
  { begun, faultExpiredAt, ended }: Times,
  found: string[],
): Row {
  const failures = seen.filter(({ status }) => status !== 200);
  const during = failures.filter(({ startedAt }) => startedAt < faultExpiredAt);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  const getLast = (list: RequestRecord[]) => Math.max(0, ...list.map(({ endedAt }) => endedAt));
  const row: Row = {
    fault: fault.name,
    failed: failures.length,
    total: seen.length,
    longest: seconds(Math.max(0, ...seen.map(({ startedAt, endedAt }) => endedAt - startedAt))),
    recoverySeconds: seconds(Math.max(0, getLast(failures) - ended)),
    replacedSeconds: fault.limits?.replacedWithinMs ? seconds(Math.max(0, getLast(during) - begun)) : null,
    ...loss,
    problems: [...found],
  };
  const {
    failed = Infinity,
    failedReplies = Infinity,
    replacedWithinMs = Infinity,
    statuses = [503],
  } = fault.limits ?? {};
  const others = failures.filter(({ status }) => !statuses.includes(status));
  const check = (isBad: boolean, what: string) => isBad && row.problems.push(what);
  const hung = seen.filter(({ startedAt, endedAt }) => endedAt - startedAt > 5000);
  check(hung.length > 0, `took more than 5 s: ${summarizeKinds(hung)}`);
  check(row.recoverySeconds > 5, 'not recovered within 5 s');
  check(
    (row.replacedSeconds ?? 0) > replacedWithinMs / 1000,
    `connections not replaced within ${replacedWithinMs / 1000} s`,
  );
  check(row.lost.length > 0, `lost: ${row.lost.join(', ')}`);
  check(row.duplicated.length > 0, `duplicated: ${row.duplicated.join(', ')}`);
  check(others.length > 0, `not answered with ${statuses.join(' or ')}: ${summarizeKinds(others)}`);
  check(row.failed > failed, `${row.failed} failed: ${summarizeKinds(failures)}`);
  check(row.failedReplies > failedReplies, `${row.failedReplies} replies failed`);
  if (process.env.FAULTS_LOG) write(`${fault.name}: ${summarizeKinds(failures)}`);
  return row;
}

/** Counts of failed requests by kind and status. */
function summarizeKinds(failures: RequestRecord[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of failures) counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
}

function toLine({ fault, problems }: Row): string {
  return `${fault}: ${problems.length === 0 ? 'within its limits' : problems.join('; ')}`;
}

/** The Markdown table for docs/operations.md. */
function toTable(all: Row[]): string {
  const head = [
    'fault',
    'failed / total',
    'longest',
    'recovered after',
    'replaced after',
    'lost',
    'duplicated',
    'replies failed',
    'limits',
  ];
  const lines = all.map((row) => [
    row.fault,
    `${row.failed} / ${row.total}`,
    `${row.longest} s`,
    `${row.recoverySeconds} s`,
    row.replacedSeconds === null ? '' : `${row.replacedSeconds} s`,
    String(row.lost.length),
    String(row.duplicated.length),
    `${row.failedReplies} / ${row.questions}`,
    row.problems.length === 0 ? 'held' : row.problems.join('; '),
  ]);
  return ['', head, head.map(() => '---'), ...lines]
    .map((cells) => (typeof cells === 'string' ? cells : `| ${cells.join(' | ')} |`))
    .join('\n');
}

function write(text: string): void {
  process.stdout.write(`${text}\n`);
}
