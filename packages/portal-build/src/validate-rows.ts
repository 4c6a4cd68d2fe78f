import { portalRowsRule } from 'rules/portal-row-rule';

/** Refuses invalid rows before anything is built. The error lists every problem with its path. */
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
