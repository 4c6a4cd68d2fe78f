import { bold, print } from './print.mjs';

/** Prints the paths of a version that are not in force as declared, and where to approve them. */
export function printPaths({ to }, paths) {
  if (paths.length === 0) return;
  for (const line of pathLines(paths)) print(`  ${line}`);
  print(`  ${bold(`${to}/admin/releases`)}\n`);
}

/** One sentence per path; in the future tense for a dry run. */
export const pathLines = (paths, { isDryRun = false } = {}) =>
  paths.map((row) => `${bold(row.path)} ${statusLabels[row.status](row, isDryRun)}.${sinceThen(row)}`);

const statusLabels = {
  requested: (row, isDryRun) =>
    `${isDryRun ? 'will need' : 'needs'} an administrator's approval${row.titleInForce === null ? '' : `: ${describeChange(row)}`}`,
  declined: (row) => `${row.titleInForce === null ? 'was' : 'has a change that was'} declined by ${row.decidedBy}`,
  retired: ({ decidedBy }) => `was retired by ${decidedBy}; an administrator can restore it`,
};

const sinceThen = ({ titleInForce, path }) => (titleInForce === null ? '' : ` ${path} keeps its approved settings.`);

function describeChange({ title, titleInForce, audiences, audiencesInForce }) {
  const [now, before] = [audiences, audiencesInForce].map((names) => names.toSorted().join(', '));
  const changes = [
    title !== titleInForce && `the title ${titleInForce} becomes ${title}`,
    now !== before && `the audience ${before} becomes ${now}`,
  ].filter(Boolean);
  return changes.join(', ') || 'another field of it changes';
}
