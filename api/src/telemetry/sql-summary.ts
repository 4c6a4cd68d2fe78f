const relationPattern = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/gi;
const maxTables = 3;

/** Summarizes a statement by its verb and first tables, such as "SELECT messages conversations", because its text may contain values. */
export function summarizeSql(statement: string): string {
  const [, verb = 'SQL'] = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(statement) ?? [];
  const named = [...statement.matchAll(relationPattern)].map(([, name = '']) => name.replaceAll('"', ''));
  const functions = [...statement.matchAll(/\bgraphile_worker\.(\w+)\s*\(/gi)].map(
    ([, name = '']) => `graphile_worker.${name}`,
  );
  const tables = [...new Set([...named, ...functions])].slice(0, maxTables);
  return [verb.toUpperCase(), ...tables].join(' ');
}
