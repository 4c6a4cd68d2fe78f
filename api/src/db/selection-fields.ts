import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { getDependedOn } from '#db/depends-on';

export type Fragments = GraphQLResolveInfo['fragments'];
/** The selection sets of one field, one per place in the document that selects it. */
export type Sets = SelectionSetNode[];

export interface SelectionField {
  type: GraphQLNamedType;
  field: GraphQLField<unknown, unknown> | undefined;
  /** By response key. */
  nodes: Map<string, FieldNode[]>;
  sets: Sets;
}

/** The fields of selection sets, with fragments expanded and the dependencies of computed fields. */
export function selectionFields(type: GraphQLNamedType, sets: Sets, fragments: Fragments): Map<string, SelectionField> {
  const fields = new Map<string, SelectionField>();
  const known = isObjectType(type) ? type.getFields() : {};
  const entry = (name: string): SelectionField => {
    const field = known[name];
    const found = fields.get(name) ?? {
      type: field ? getNamedType(field.type) : type,
      field,
      nodes: new Map(),
      sets: [],
    };
    fields.set(name, found);
    return found;
  };
  /** Of an interface or a union, the fragments of all its types. */
  const applies = (condition: string | undefined) =>
    condition === undefined ||
    !isObjectType(type) ||
    [type, ...type.getInterfaces()].some(({ name }) => name === condition);
  const walk = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (node.kind === 'Field') {
        const { nodes, sets: inner } = entry(node.name.value);
        const key = (node.alias ?? node.name).value;
        nodes.set(key, [...(nodes.get(key) ?? []), node]);
        if (node.selectionSet) inner.push(node.selectionSet);
        getDependedOn(known[node.name.value]).forEach(entry);
      } else {
        const fragment = node.kind === 'InlineFragment' ? node : fragments[node.name.value];
        if (fragment && applies(fragment.typeCondition?.name.value)) walk(fragment.selectionSet);
      }
    }
  };
  sets.forEach(walk);
  return fields;
}

/** The selection sets at a path of fields, such as `edges`, `node` for a connection. */
export function selectionAtPath(
  type: GraphQLNamedType,
  sets: Sets,
  path: string[],
  fragments: Fragments,
): { type: GraphQLNamedType; sets: Sets } {
  return path.reduce(
    (at, name) => selectionFields(at.type, at.sets, fragments).get(name) ?? { type: at.type, sets: [] },
    {
      type,
      sets,
    },
  );
}
