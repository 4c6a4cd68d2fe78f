import { getOperationAST, parse, validate } from 'graphql';

/** Operations of released versions that the schema refuses. The same error in several versions is reported once. */
export function findBrokenOperations(schema, releases) {
  const found = new Map();
  for (const { remote, version, documents } of releases) {
    for (const text of documents) {
      for (const fault of getFaults(schema, text)) {
        const key = `${remote} ${fault.operation} ${fault.message}`;
        const known = found.get(key) ?? { remote, versions: [], ...fault };
        known.versions.push(version);
        found.set(key, known);
      }
    }
  }
  return [...found.values()];
}

function getFaults(schema, text) {
  const document = parse(text);
  const operation = getOperationAST(document)?.name?.value ?? 'an unnamed operation';
  return validate(schema, document).map(({ message, locations }) => {
    const at = locations?.[0];
    return { operation: at ? `${operation} (line ${at.line}, column ${at.column})` : operation, message };
  });
}

export function formatBrokenOperations(broken) {
  const lines = broken.map(
    ({ remote, versions, operation, message }) => `${remote} ${versions.join(', ')}: ${operation}: ${message}`,
  );
  return `${lines.join('\n')}

People still run these versions, and the API would refuse what they send. Keep what they ask for, marked @deprecated
with a deprecationReason, and release the remote without it; take it out once none of its released versions needs it.`;
}
