import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openRotatingLog } from './rotating-log.mjs';
import { red, print, yellow } from './print.mjs';

const warning = 40;
const error = 50;

/** Writes the server's output to DATA_DIR/server.log; `show` also prints the important lines. */
export function writeLog(child, dir, { show }) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = openRotatingLog(path.join(dir, 'server.log'));
  let open = 2;
  const closed = () => {
    open -= 1;
    if (open === 0) void file.end();
  };
  const out = createInterface({ input: child.stdout });
  out.on('line', (line) => {
    file.write(`${toRecord(line)}\n`);
    const record = parseRecord(line);
    if (!record) return show && print(line);
    const text = show && record.event !== 'ready' && formatIfRelevant(record);
    if (text) print(text);
  });
  out.on('close', closed);
  const err = createInterface({ input: child.stderr });
  err.on('line', (line) => {
    file.write(`${toRecord(line, error)}\n`);
    process.stderr.write(`${line}\n`);
  });
  err.on('close', closed);
}

/** Converts a line that isn't JSON to a record, so that every line of the log is JSON. */
export function toRecord(line, level = 30) {
  return parseRecord(line) ? line : JSON.stringify({ level, time: new Date().toISOString(), msg: line });
}

/** Parses a line; undefined if it isn't a record. */
export function parseRecord(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** Formats a record for the terminal, if it is important enough. */
export function formatIfRelevant(record) {
  if (record.event === 'ready') return `ready on ${record.url}`;
  return record.level >= warning ? readable(record) : undefined;
}

/** One line per record: time, level, message and reason, if any. */
function readable({ time, level, msg, reason: given, err, reqId }) {
  const at = new Date(time ?? Date.now()).toTimeString().slice(0, 8);
  const kind = level >= error ? red('error') : yellow('warning');
  const reason = given ?? err?.message;
  return `${at} ${kind} ${msg ?? ''}${reason && reason !== msg ? `: ${reason}` : ''}${reqId ? ` (request ${reqId})` : ''}`;
}
