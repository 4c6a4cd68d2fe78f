import { stdSerializers } from 'pino';

/** What a log says of an error. Everything else may hold rows, requests or headers: `detail` of PostgreSQL quotes the row that failed. */
const shown = [
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
const detail = /\n - detail: [\s\S]*?(?=\n {4}at |$)/g;

/** An error as the log keeps it, for pino and pino-http. */
export function logError(given: unknown): unknown {
  const error = hasRaw(given) ? given.raw : given;
  if (!(error instanceof Error)) return given;
  const all: Record<string, unknown> = stdSerializers.err(error);
  const kept = shown.flatMap((name) => (all[name] === undefined ? [] : [[name, withoutDetail(all[name])] as const]));
  return Object.fromEntries(kept);
}

const withoutDetail = (value: unknown) => (typeof value === 'string' ? value.replaceAll(detail, '') : value);

/** What pino-http hands on is serialized already. */
const hasRaw = (given: unknown): given is { raw: unknown } =>
  typeof given === 'object' && given !== null && 'raw' in given;
