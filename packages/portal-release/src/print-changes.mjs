import { bold, count, dim, print, printStep } from './print.mjs';
import { previewQuery } from './operations.mjs';

const maxShown = 20;

/** Prints the changes from the served version: requests to the API and size. */
export async function printChanges(server, { text }) {
  const since = performance.now();
  const changes = await server.ask(previewQuery, { input: { manifest: text } });
  printStep('changes', changes.against ? `compared with ${changes.against}` : 'the first version', since);
  for (const line of toLines(changes)) print(`    ${line}`);
  return changes;
}

/** One line per change; only counts for a first version, whose operations are all new. */
export function toLines(changes) {
  const size = formatSize(changes);
  if (changes.against === null)
    return [`${count(changes.newOperations.length, 'operation')}, ${count(changes.newFields.length, 'field')}`, size];
  const lists = [
    ...formatList('+', 'operation', changes.newOperations),
    ...formatList('~', 'operation', changes.changedOperations),
    ...formatList('-', 'operation', changes.removedOperations),
    ...formatList('+', 'field', changes.newFields),
    ...formatList('-', 'field', changes.removedFields),
  ];
  return [...(lists.length > 0 ? lists : [dim('the same requests to the API')]), size];
}

function formatList(sign, what, names) {
  const mark = (line) => (sign === '+' ? bold(line) : line);
  const lines = names.slice(0, maxShown).map((name) => mark(`${sign} ${what} ${name}`));
  const more = names.length - maxShown;
  return more > 0 ? [...lines, `${sign} ${more} more`] : lines;
}

function formatSize({ scriptBytes: now, scriptBytesBefore: before, isCompressed }) {
  const kind = isCompressed ? 'Brotli' : 'uncompressed';
  if (before === null) return `scripts ${formatKilobytes(now)} (${kind})`;
  const change = now - before;
  const sign = change < 0 ? '−' : '+';
  return `scripts ${formatKilobytes(now)} (${kind}), ${change === 0 ? 'as before' : `${sign}${formatKilobytes(Math.abs(change))}`}`;
}

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
