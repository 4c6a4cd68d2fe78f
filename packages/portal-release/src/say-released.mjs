import { bold, faint, say } from './say.mjs';

export function sayReleased({ to }, { remote, path }, { command, version, canary, isNew, files, took }) {
  const who = canary.length > 0 ? `those who are ${canary.join(', ')}` : 'everybody';
  const commit = () => files.length > 0 && say(`  Commit ${files.join(' and ')}.\n`);
  if (!isNew) {
    say(`\n  ${remote} ${bold(version)} is what ${who} gets already.\n`);
    return commit();
  }
  say(`\n  ${remote} ${bold(version)} is what ${who} gets now, after ${took}.`);
  say(`  ${bold(to + (path ?? '/'))}\n`);
  commit();
  if (canary.length > 0) say(faint(`  To everybody: ${command.replace(/ --$/, '')}`));
  say(faint(`  Back: ${command} --rollback\n`));
}

/** A version of a remote that two people release is not served yet. */
export function sayWaiting({ to }, { remote, command }, version) {
  say(`\n  ${remote} ${bold(version)} waits for approval, and no one gets it yet.`);
  say(`  An administrator other than the holder of this release key approves or declines it:`);
  say(`  ${bold(`${to}/admin/releases`)}\n`);
  say(faint(`  What became of it: ${command} --list`));
  say(faint(`  Once it is approved, release it again: that writes released.json and CHANGELOG.md.\n`));
}
