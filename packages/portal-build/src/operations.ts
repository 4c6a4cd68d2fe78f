import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

export interface Operation {
  name: string;
  document: string;
}

/** All operations in these folders by name, each with its fragments. */
export function readOperations(folders: readonly string[]): Operation[] {
  const documents = folders.flatMap(graphqlFiles).map((file) => parse(readFileSync(file, 'utf8')));
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name?.value ?? '',
      document: print({ kind: Kind.DOCUMENT, definitions: [operation, ...collectFragments(operation, fragments)] }),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The fragments that a definition spreads, recursively. */
function collectFragments(
  definition: DocumentNode['definitions'][number],
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (!fragment) throw new Error(`No fragment ${name.value} next to the operation that spreads it`);
      if (found.has(fragment)) return;
      found.add(fragment);
      collectFragments(fragment, all, found);
    },
  });
  return [...found];
}

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => path.join(folder, name))
    .toSorted();
