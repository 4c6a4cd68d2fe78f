const relationPattern = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/gi;
const maxTables = 3;

/** A statement without what it says: the verb and the first tables, as in "SELECT messages conversations". Its text may hold values. */
export function summarizeSql(statement: string): string {
  const [, verb = 'SQL'] = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(statement) ?? [];
  const named = [...statement.matchAll(relationPattern)].map(([, name = '']) => name.replaceAll('"', ''));
  const functions = [...statement.matchAll(/\bgraphile_worker\.(\w+)\s*\(/gi)].map(
    ([, name = '']) => `graphile_worker.${name}`,
  );
  const tables = [...new Set([...named, ...functions])].slice(0, maxTables);
  return [verb.toUpperCase(), ...tables].join(' ');
}
