import { portalRowsRule } from 'rules/portal-row-rule';

/** Refuses rows that no release would take, before anything is built: all that is wrong, each with the path that it concerns. */
export function validateRows(portals: unknown): void {
  const { error } = portalRowsRule.safeParse(portals);
  if (!error) return;
  const faults = error.issues.map(({ path: [at, ...field], message }) => {
    const row: unknown = Array.isArray(portals) ? portals[Number(at)] : undefined;
    const where =
      row && typeof row === 'object' && 'path' in row && row.path ? String(row.path) : `row ${Number(at) + 1}`;
    const place = [at === undefined ? '`portals`' : where, ...(field[0] === undefined ? [] : [String(field[0])])];
    return `  ${place.join(', ')}: ${message}.`;
  });
  const message = `The rspack config declares \`portals\` that can't be released:\n\n${faults.join('\n')}`;
  throw Object.assign(new Error(message), { isPlain: true });
}
