import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** On a computed field: the properties of the entity that it is computed from, so that a read brings them along. */
export const Needs = (...properties: string[]) => Extensions({ needs: properties });

/** What a selection asks of one entity: SQL columns and joins, and how a row of values becomes a plain object. */
export interface Selected {
  columns: string[];
  joins: string[];
  shape: Shape;
}
interface Shape {
  scalars: Array<{ name: string; at: number }>;
  relations: Array<{ name: string; at: number; shape: Shape }>;
}
type Fragments = GraphQLResolveInfo['fragments'];
/** The selection sets of one field: one for each place in the document that asks for it. */
type Sets = SelectionSetNode[];

/** Compiles selection sets over an entity. To-one relations become joins, unless their id is all that is asked. */
export function compileSelection(
  meta: EntityMetadata,
  type: GraphQLNamedType,
  sets: Sets,
  fragments: Fragments,
): Selected {
  const columns: string[] = [];
  const joins: string[] = [];
  const column = (alias: string, property: EntityProperty) => columns.push(`${alias}."${property.fieldNames[0]}"`) - 1;

  const visit = (entity: EntityMetadata, of: GraphQLNamedType, from: Sets, alias: string): Shape => {
    const shape: Shape = { scalars: [{ name: 'id', at: column(alias, idOf(entity)) }], relations: [] };
    for (const [name, { sets: below, type: fieldType }] of wanted(of, from, fragments)) {
      const property = (entity.properties as Record<string, EntityProperty>)[name];
      if (!property || name === 'id') continue;
      if (property.kind === ReferenceKind.SCALAR) shape.scalars.push({ name, at: column(alias, property) });
      else if (property.targetMeta)
        shape.relations.push({ name, ...related(property, property.targetMeta, fieldType, below, alias) });
    }
    return shape;
  };

  const related = (
    property: EntityProperty,
    target: EntityMetadata,
    of: GraphQLNamedType,
    below: Sets,
    alias: string,
  ) => {
    const at = column(alias, property);
    const asks = [...wanted(of, below, fragments).keys()].some((name) => name !== 'id' && name in target.properties);
    if (!asks) return { at, shape: { scalars: [{ name: 'id', at }], relations: [] } };
    const joined = `j${joins.length + 1}`;
    joins.push(`left join "${target.tableName}" ${joined} on ${joined}."id" = ${alias}."${property.fieldNames[0]}"`);
    return { at, shape: visit(target, of, below, joined) };
  };

  return { shape: visit(meta, type, sets, 't'), columns, joins };
}

/** The fields that selection sets ask for, fragments opened, with what computed fields need. */
function wanted(type: GraphQLNamedType, sets: Sets, fragments: Fragments) {
  const fields = new Map<string, { sets: Sets; type: GraphQLNamedType }>();
  const known = isObjectType(type) ? type.getFields() : {};
  const add = (name: string, set: SelectionSetNode | undefined) => {
    const field = known[name];
    const entry = fields.get(name) ?? { sets: [], type: field ? getNamedType(field.type) : type };
    if (set) entry.sets.push(set);
    fields.set(name, entry);
  };
  const walk = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (node.kind === 'Field') {
        add(node.name.value, node.selectionSet);
        for (const need of needsOf(known[node.name.value]?.extensions)) add(need, undefined);
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

/** A row as a plain object in the selection's shape. A to-one relation without a row is null. */
export function toObject(row: unknown[], shape: Shape): object {
  const object: Record<string, unknown> = {};
  for (const { name, at } of shape.scalars) object[name] = row[at];
  for (const { name, at, shape: inner } of shape.relations)
    object[name] = row[at] === null ? null : toObject(row, inner);
  return object;
}

function needsOf(extensions: Readonly<Record<string, unknown>> | undefined): string[] {
  return Array.isArray(extensions?.needs) ? extensions.needs : [];
}

function idOf(meta: EntityMetadata): EntityProperty {
  const [id] = meta.getPrimaryProps();
  if (!id) throw new Error(`${meta.className} has no id`);
  return id;
}
