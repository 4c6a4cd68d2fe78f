import { bold, faint, say, sayStep } from './say.mjs';
import { pathLines, sayPaths } from './say-paths.mjs';

/** What became of a version that was published, or had been before. */
export function sayReleased(server, { remote, path }, { command, version, canary, isNew, files, took, paths }) {
  const name = `${remote} ${bold(version)}`;
  const when = isNew ? `now, after ${took}` : 'already';
  // Where paths wait and none is in force, the shell does not lead to it.
  const isOpen = path !== null || paths.length === 0;
  if (!isOpen) say(`\n  ${name} is published ${when}. No one gets it, since no path leads to it:`);
  else if (canary.length > 0) say(`\n  ${name} is the canary for ${canary.join(', ')} ${when}.`);
  else say(`\n  ${name} is what everybody gets ${when}.`);
  if (isOpen && isNew) say(`  ${bold(server.to + (path ?? '/'))}`);
  if (isOpen) say();
  sayPaths(server, paths);
  if (files.length > 0) say(`  Commit ${files.join(' and ')}.\n`);
  if (!isNew) return;
  if (canary.length > 0) say(faint(`  To everybody: ${command.replace(/ --$/, '')}`));
  say(faint(`  Back: ${command} --rollback\n`));
}

/** A version of a remote that two people release is not served yet. */
export function sayWaiting(server, { remote, command }, { version, paths, isRecorded }) {
  say(`\n  ${remote} ${bold(version)} waits for approval, and no one gets it yet.`);
  say(`  An administrator other than the holder of this release key approves or declines it:`);
  say(`  ${bold(`${server.to}/admin/releases`)}\n`);
  sayPaths(server, paths);
  if (isRecorded) say(faint('  Once it is approved, release it again: that writes released.json and CHANGELOG.md.'));
  say(faint(`  What became of it: ${command} --list\n`));
}

/** What a release of the build would need besides. */
export function sayDryRun({ remote, version }, { needsApproval, openPaths }) {
  sayStep('dry run', `${remote} ${version} may be released; nothing was sent`);
  if (needsApproval) say("    it will wait for approval by an administrator who doesn't hold this release key");
  for (const line of pathLines(openPaths, { isDryRun: true })) say(`    ${line}`);
}
