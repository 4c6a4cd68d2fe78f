import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';

export type Fragments = GraphQLResolveInfo['fragments'];
/** The selection sets of one field: one for each place in the document that asks for it. */
export type Sets = SelectionSetNode[];

/** On a computed field: the properties of the entity that it is computed from, so that a read brings them along. */
export const Needs = (...properties: string[]) => Extensions({ needs: properties });

export interface Wanted {
  type: GraphQLNamedType;
  field: GraphQLField<unknown, unknown> | undefined;
  /** By the name in the answer. */
  nodes: Map<string, FieldNode[]>;
  sets: Sets;
}

/** The fields that selection sets ask for, fragments opened, with what computed fields need. */
export function wanted(type: GraphQLNamedType, sets: Sets, fragments: Fragments): Map<string, Wanted> {
  const fields = new Map<string, Wanted>();
  const known = isObjectType(type) ? type.getFields() : {};
  const entry = (name: string): Wanted => {
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
  const walk = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (node.kind === 'Field') {
        const { nodes, sets: inner } = entry(node.name.value);
        const key = (node.alias ?? node.name).value;
        nodes.set(key, [...(nodes.get(key) ?? []), node]);
        if (node.selectionSet) inner.push(node.selectionSet);
        needsOf(known[node.name.value]).forEach(entry);
      } else {
        const inner = node.kind === 'InlineFragment' ? node.selectionSet : fragments[node.name.value]?.selectionSet;
        if (inner) walk(inner);
      }
    }
  };
  sets.forEach(walk);
  return fields;
}

/** The selection sets that stand below a path of fields, as `edges`, `node` for a connection. */
export function below(
  type: GraphQLNamedType,
  sets: Sets,
  path: string[],
  fragments: Fragments,
): { type: GraphQLNamedType; sets: Sets } {
  return path.reduce((at, name) => wanted(at.type, at.sets, fragments).get(name) ?? { type: at.type, sets: [] }, {
    type,
    sets,
  });
}

function needsOf(field: GraphQLField<unknown, unknown> | undefined): string[] {
  const { needs } = field?.extensions ?? {};
  return Array.isArray(needs) ? needs : [];
}
