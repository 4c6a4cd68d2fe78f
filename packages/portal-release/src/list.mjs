import { bold, dim, print } from './print.mjs';
import { eventsQuery, fetchState } from './operations.mjs';

const maxEvents = 30;
const words = {
  published: 'published',
  canary_started: 'canary',
  canary_ended: 'canary ended',
  rolled_back: 'rolled back to',
  rolled_back_by_itself: 'rolled back automatically to',
  approval_requested: 'approval requested',
  approval_declined: 'declined',
};
const columns = ['when', 'what', 'version', 'who', 'commit', 'why'];

/** Prints the releases of a remote, newest first. */
export async function listReleases(server, { remote }) {
  const state = await fetchState(server, remote);
  const { edges } = await server.ask(eventsQuery, { remote, first: maxEvents });
  const events = edges.map(({ node }) => node);
  if (events.length === 0) print(`\n  ${remote} has never been released at ${server.to}.\n`);
  else printTable(events, state);
  return {
    remote,
    current: state.current,
    canary: state.canary,
    canaryAudiences: state.canaryAudiences,
    waiting: state.waiting,
    events,
  };
}

function printTable(events, { current, canary, canaryAudiences }) {
  const rows = events.map(({ createdAt, kind, version, by, commit, reason }) => [
    createdAt.replace('T', ' ').slice(0, 19),
    words[kind] ?? kind,
    version,
    by,
    (commit ?? '').replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1'),
    reason ?? '',
  ]);
  const widths = columns.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => cells.map((cell, at) => cell.padEnd(widths[at])).join('  ');
  print(`\n    ${dim(line(columns).trimEnd())}`);
  // The newest line of a version shows its current state.
  const unmarked = new Map([
    [current?.version, '*'],
    [canary?.version, '+'],
  ]);
  for (const row of rows) {
    const mark = unmarked.get(row[2]) ?? ' ';
    unmarked.delete(row[2]);
    print(`  ${mark} ${mark === ' ' ? line(row).trimEnd() : bold(line(row).trimEnd())}`);
  }
  print(dim(`\n  * current version${canary ? `   + canary, for ${canaryAudiences.join(', ')}` : ''}`));
  print(dim('  Times are UTC.\n'));
}
