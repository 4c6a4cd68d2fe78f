import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { getTypeWithoutErrors } from '#access/nullable-root-fields';
import { type Components, type Json, toNullable } from '#rest/openapi/components';
import { createLeafSchema } from '#rest/openapi/leaf-schema';

/** The schema of what a field of an operation returns. */
export type OutputSchema = (type: GraphQLOutputType, selection: SelectionSetNode | undefined) => Json;

/**
 * Converts selections of a document to schemas. An object is a named schema: by its fragment if the selection is one, or else by
 * its type. A connection becomes a plain array, as in the router.
 */
export function createOutputSchemas(document: DocumentNode, components: Components): OutputSchema {
  const fragments = getFragments(document);

  function toSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): Json {
    const inner = getNullableType(type);
    const schema = isListType(inner)
      ? { type: 'array', items: toSchema(inner.ofType as GraphQLOutputType, selection) }
      : toNamedSchema(inner, selection);
    return isNonNullType(type) ? schema : toNullable(schema);
  }

  function toNamedSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): Json {
    const named = getNamedType(type);
    if (!isObjectType(named) || !selection) return createLeafSchema(named, components);
    const edges = named.name.endsWith('Connection') ? named.getFields().edges : undefined;
    return edges ? { type: 'array', maxItems: 500, items: toNodeSchema(edges, selection) } : toObject(named, selection);
  }

  function toNodeSchema(edges: GraphQLField<unknown, unknown>, selection: SelectionSetNode): Json {
    const edge = getNamedType(edges.type);
    const nodes = findSelection(findSelection(selection, 'edges'), 'node');
    const node = isObjectType(edge) ? edge.getFields().node : undefined;
    if (!node || !nodes) throw new Error(`${edge.name} is selected without its nodes`);
    return toSchema(node.type, nodes);
  }

  function toObject(type: GraphQLObjectType, selection: SelectionSetNode): Json {
    const [only] = selection.selections;
    const fragment =
      selection.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(only.name.value)
        : undefined;
    const fields = getSelectedFields(type, fragment?.selectionSet ?? selection);
    return components.add(fragment ? toTypeName(fragment.name.value) : type.name, {
      type: 'object',
      ...(type.description && { description: type.description }),
      required: fields.map(([name]) => name),
      properties: Object.fromEntries(fields),
    });
  }

  function getSelectedFields(type: GraphQLObjectType, { selections }: SelectionSetNode): Array<[string, Json]> {
    return selections.flatMap((node): Array<[string, Json]> => {
      if (node.kind !== Kind.FIELD) {
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        return part ? getSelectedFields(type, part.selectionSet) : [];
      }
      const field = type.getFields()[node.name.value];
      if (!field) return [];
      const schema = toSchema(getTypeWithoutErrors(field), node.selectionSet);
      return [
        [(node.alias ?? node.name).value, field.description ? { ...schema, description: field.description } : schema],
      ];
    });
  }

  return toSchema;
}

const findSelection = (selection: SelectionSetNode | undefined, name: string): SelectionSetNode | undefined =>
  selection?.selections.find((node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === name)
    ?.selectionSet;

const toTypeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const getFragments = ({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
