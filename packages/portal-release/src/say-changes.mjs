import { bold, count, faint, say, sayStep } from './say.mjs';
import { previewQuery } from './operations.mjs';

const mostShown = 20;

/** Says what a build would change for everyone: its requests to the API and its size, compared with what is served. */
export async function sayChanges(server, { text }) {
  const since = performance.now();
  const changes = await server.ask(previewQuery, { input: { manifest: text } });
  sayStep('changes', changes.against ? `compared with ${changes.against}` : 'the first version', since);
  for (const line of toLines(changes)) say(`    ${line}`);
  return changes;
}

/** One line a change; of a first version, whose operations are all new, the counts. */
export function toLines(changes) {
  const size = sizeLine(changes);
  if (changes.against === null)
    return [`${count(changes.newOperations.length, 'operation')}, ${count(changes.newFields.length, 'field')}`, size];
  const lists = [
    ...listed('+', 'operation', changes.newOperations),
    ...listed('~', 'operation', changes.changedOperations),
    ...listed('-', 'operation', changes.removedOperations),
    ...listed('+', 'field', changes.newFields),
    ...listed('-', 'field', changes.removedFields),
  ];
  return [...(lists.length > 0 ? lists : [faint('the same requests to the API')]), size];
}

function listed(sign, what, names) {
  const mark = (line) => (sign === '+' ? bold(line) : line);
  const lines = names.slice(0, mostShown).map((name) => mark(`${sign} ${what} ${name}`));
  const more = names.length - mostShown;
  return more > 0 ? [...lines, `${sign} ${more} more`] : lines;
}

function sizeLine({ scriptBytes: now, scriptBytesBefore: before, isCompressed }) {
  const kind = isCompressed ? 'Brotli' : 'uncompressed';
  if (before === null) return `scripts ${kilobytes(now)} (${kind})`;
  const change = now - before;
  const sign = change < 0 ? '−' : '+';
  return `scripts ${kilobytes(now)} (${kind}), ${change === 0 ? 'as before' : `${sign}${kilobytes(Math.abs(change))}`}`;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
