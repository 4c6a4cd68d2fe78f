import { stdSerializers } from 'pino';

/** The logged fields of an error. Others may contain rows, requests or headers: PostgreSQL's `detail` quotes the row that failed. */
const loggedFields = [
  'type',
  'message',
  'stack',
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'status',
  'syscall',
  'address',
  'port',
] as const;

/** The ORM includes PostgreSQL's detail in the message, and thus in the stack. */
const detailPattern = /\n - detail: [\s\S]*?(?=\n {4}at |$)/g;

/** An error in its logged form. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const all: Record<string, unknown> = stdSerializers.err(error);
  const kept = loggedFields.flatMap((name) =>
    all[name] === undefined ? [] : [[name, stripDetail(all[name])] as const],
  );
  return Object.fromEntries(kept);
}

const stripDetail = (value: unknown) => (typeof value === 'string' ? value.replaceAll(detailPattern, '') : value);
