import { stdSerializers } from 'pino';

/** What a log says of an error. Everything else may hold rows, requests or headers: `detail` of PostgreSQL quotes the row that failed. */
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

/** The ORM writes PostgreSQL's detail into the message, and so into the stack. */
const detailPattern = /\n - detail: [\s\S]*?(?=\n {4}at |$)/g;

/** An error as the log keeps it. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const all: Record<string, unknown> = stdSerializers.err(error);
  const kept = loggedFields.flatMap((name) =>
    all[name] === undefined ? [] : [[name, stripDetail(all[name])] as const],
  );
  return Object.fromEntries(kept);
}

const stripDetail = (value: unknown) => (typeof value === 'string' ? value.replaceAll(detailPattern, '') : value);
