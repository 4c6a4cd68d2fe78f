import type { FieldNode, GraphQLField, GraphQLObjectType, SelectionSetNode } from 'graphql';
import type { Fragments, Sets } from '#db/selection-fields';

/** Thrown while a plan is compiled, before anything is read: this selection needs resolvers. */
export class NotPlainError extends Error {}

export function throwNotPlain(): never {
  throw new NotPlainError('This selection needs resolvers');
}

export interface PlainField {
  /** Null for `__typename`. */
  field: GraphQLField<unknown, unknown> | null;
  nodes: [FieldNode, ...FieldNode[]];
  sets: Sets;
}

/** The fields of an object by response key, in document order. Directives and abstract types are not plain. */
export function plainFields(type: GraphQLObjectType, sets: Sets, fragments: Fragments): Map<string, PlainField> {
  const found = new Map<string, PlainField>();
  const known = type.getFields();
  const walk = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (node.directives?.length) throwNotPlain();
      if (node.kind === 'Field') {
        const key = (node.alias ?? node.name).value;
        const field = node.name.value === '__typename' ? null : (known[node.name.value] ?? throwNotPlain());
        if (key === '__proto__') throwNotPlain();
        const inner = node.selectionSet ? [node.selectionSet] : [];
        const same = found.get(key);
        if (same) {
          same.nodes.push(node);
          same.sets.push(...inner);
        } else found.set(key, { field, nodes: [node], sets: inner });
      } else {
        const inner = node.kind === 'InlineFragment' ? node : (fragments[node.name.value] ?? throwNotPlain());
        if (inner.typeCondition && inner.typeCondition.name.value !== type.name) throwNotPlain();
        walk(inner.selectionSet);
      }
    }
  };
  sets.forEach(walk);
  return found;
}
