import { createHash } from 'node:crypto';
import { type DefinitionNode, type DocumentNode, Kind, print, visit } from 'graphql';
import { parseDocument } from '#access/parse-document';

/**
 * Identifies an operation by the hash of its canonical text. Data clients add `__typename` and order fragments as they like; neither
 * changes the operation. Null if the text can't be parsed, or is too large to run.
 */
export function canonicalHash(text: string): string | null {
  let document: DocumentNode;
  try {
    document = parseDocument(text);
  } catch {
    return null;
  }
  const { definitions } = visit(document, {
    Field: ({ name, alias, directives = [] }) =>
      name.value === '__typename' && !alias && directives.length === 0 ? null : undefined,
  });
  const sorted = definitions.toSorted((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
  return createHash('sha256')
    .update(print({ kind: Kind.DOCUMENT, definitions: sorted }))
    .digest('hex');
}

const toSortKey = (definition: DefinitionNode) =>
  `${definition.kind} ${('name' in definition && definition.name?.value) || ''}`;
