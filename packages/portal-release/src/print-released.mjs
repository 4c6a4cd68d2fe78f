import { bold, dim, print, printStep } from './print.mjs';
import { pathLines, printPaths } from './print-paths.mjs';

/** Prints the outcome of a release. */
export function printReleased(server, { remote, path }, { command, version, canary, isNew, files, took, paths }) {
  const name = `${remote} ${bold(version)}`;
  const live = isNew ? 'live' : 'already live';
  const after = isNew ? ` after ${took}` : '';
  // Without a path in force, the shell has no link to the portal.
  const isOpen = path !== null || paths.length === 0;
  if (!isOpen) print(`\n  ${name} is ${live}${after}, but no path leads to it yet:`);
  else if (canary.length > 0) print(`\n  ${name} is ${live} as a canary for ${canary.join(', ')}${after}.`);
  else print(`\n  ${name} is ${live} for everyone${after}.`);
  if (isOpen && isNew) print(`  ${bold(server.to + (path ?? '/'))}`);
  if (isOpen) print();
  printPaths(server, paths);
  if (files.length > 0) print(`  Commit ${files.join(' and ')}.\n`);
  if (!isNew) return;
  if (canary.length > 0) print(dim(`  Release to everyone: ${command.replace(/ --$/, '')}`));
  print(dim(`  Roll back: ${command} --rollback\n`));
}

/** Prints that a version isn't served until a second person approves it. */
export function printWaiting(server, { remote, command }, { version, paths, isRecorded }) {
  print(`\n  ${remote} ${bold(version)} needs approval before it goes live.`);
  print(`  An administrator who doesn't hold this release key can approve or decline it:`);
  print(`  ${bold(`${server.to}/admin/releases`)}\n`);
  printPaths(server, paths);
  if (isRecorded) print(dim('  Release it again after approval to update released.json and CHANGELOG.md.'));
  print(dim(`  Check its status: ${command} --list\n`));
}

/** Prints the approvals that a release would need. */
export function printDryRun({ remote, version }, { needsApproval, openPaths }) {
  printStep('dry run', `${remote} ${version} can be released; nothing was sent`);
  if (needsApproval) print("    it will need approval by an administrator who doesn't hold this release key");
  for (const line of pathLines(openPaths, { isDryRun: true })) print(`    ${line}`);
}
