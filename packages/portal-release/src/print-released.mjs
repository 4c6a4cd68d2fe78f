import { bold, dim, print, printStep } from './print.mjs';
import { pathLines, printPaths } from './print-paths.mjs';

/** What became of a version that was published, or had been before. */
export function printReleased(server, { remote, path }, { command, version, canary, isNew, files, took, paths }) {
  const name = `${remote} ${bold(version)}`;
  const when = isNew ? `now, after ${took}` : 'already';
  // Where paths wait and none is in force, the shell does not lead to it.
  const isOpen = path !== null || paths.length === 0;
  if (!isOpen) print(`\n  ${name} is published ${when}. No one gets it, since no path leads to it:`);
  else if (canary.length > 0) print(`\n  ${name} is the canary for ${canary.join(', ')} ${when}.`);
  else print(`\n  ${name} is what everyone gets ${when}.`);
  if (isOpen && isNew) print(`  ${bold(server.to + (path ?? '/'))}`);
  if (isOpen) print();
  printPaths(server, paths);
  if (files.length > 0) print(`  Commit ${files.join(' and ')}.\n`);
  if (!isNew) return;
  if (canary.length > 0) print(dim(`  To everyone: ${command.replace(/ --$/, '')}`));
  print(dim(`  Back: ${command} --rollback\n`));
}

/** A version of a remote that two people release is not served yet. */
export function printWaiting(server, { remote, command }, { version, paths, isRecorded }) {
  print(`\n  ${remote} ${bold(version)} waits for approval, and no one gets it yet.`);
  print(`  An administrator other than the holder of this release key approves or declines it:`);
  print(`  ${bold(`${server.to}/admin/releases`)}\n`);
  printPaths(server, paths);
  if (isRecorded) print(dim('  Once it is approved, release it again: that writes released.json and CHANGELOG.md.'));
  print(dim(`  What became of it: ${command} --list\n`));
}

/** What a release of the build would need besides. */
export function sayDryRun({ remote, version }, { needsApproval, openPaths }) {
  printStep('dry run', `${remote} ${version} may be released; nothing was sent`);
  if (needsApproval) print("    it will wait for approval by an administrator who doesn't hold this release key");
  for (const line of pathLines(openPaths, { isDryRun: true })) print(`    ${line}`);
}
