import { bold, dim, print, red } from './print.mjs';
import { findSlowest } from './test-report.mjs';

const formatSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);

/** Prints the time of each suite, the slowest files, the failures again, and last the number of tests. */
export function printSummary(suites, { hasFailed }) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) for (const kind of Object.keys(total)) total[kind] += suite[kind];
  // A command can also fail outside of its suites.
  if (hasFailed) total.failed ||= 1;

  if (suites.length > 0) {
    print(`\n${bold('Suites'.padEnd(24))}${dim('time'.padStart(9))}${dim('CPU'.padStart(9))}`);
    for (const { title, seconds, cpuSeconds } of suites)
      print(`${title.padEnd(24)}${formatSeconds(seconds)}${formatSeconds(cpuSeconds)}`);
  }
  const slowest = findSlowest(suites.flatMap(({ files }) => files));
  if (slowest.length > 0) print(`\n${bold('Slowest files')}`);
  for (const { name, seconds } of slowest) print(`${formatSeconds(seconds)}  ${name}`);
  const failures = suites.flatMap((suite) => suite.failures ?? []);
  if (failures.length > 0) print(`\n${bold('Failures')}`);
  for (const { name, message } of failures) print(`${red(name)}\n${message.replace(/^/gm, '    ')}`);
  print(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}
