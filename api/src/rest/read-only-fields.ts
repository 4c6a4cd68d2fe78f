import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { getOperation } from '#access/get-operation';
import type { Route } from '#rest/routes';

/** Fields of a thing as it is read that its update doesn't take. A PUT may send them, unchanged or not: they are ignored. */
export function getReadOnlyFields(schema: GraphQLSchema, { method }: Route, document: DocumentNode): string[] {
  const definition = method === 'put' ? getOperation(document) : undefined;
  const [root] = definition?.selectionSet.selections ?? [];
  const input = definition?.variableDefinitions?.find(({ variable }) => variable.name.value === 'input');
  const type = input && getNamedType(typeFromAST(schema, input.type));
  if (root?.kind !== Kind.FIELD || !root.selectionSet || !isInputObjectType(type)) return [];
  const taken = type.getFields();
  return getResponseNames(root.selectionSet, document).filter((name) => !(name in taken));
}

function getResponseNames({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [(node.alias ?? node.name).value];
    const fragment =
      node.kind === Kind.INLINE_FRAGMENT
        ? node
        : document.definitions.find(
            (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
          );
    return fragment && 'selectionSet' in fragment && fragment.selectionSet
      ? getResponseNames(fragment.selectionSet, document)
      : [];
  });
}
