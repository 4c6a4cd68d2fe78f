import { type EntityMetadata, type EntityProperty, type MetadataStorage, ReferenceKind } from '@mikro-orm/core';
import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { below, type Fragments, type Sets, wanted } from '#db/wanted';
import { type NestedList, nestedOf } from '#db/nested';

/** What a selection asks of one entity: SQL columns, joins and nested lists, and how a row becomes a plain object. */
export interface Selected {
  meta: EntityMetadata;
  alias: string;
  columns: string[];
  joins: string[];
  lists: SelectedList[];
  shape: Shape;
}
/** A list below a row, one for each place in the document that asks for it: the arguments may differ. */
export interface SelectedList {
  list: NestedList;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  /** Name of the lateral join, whose `rows` stand in the outer row at `at`. */
  alias: string;
  /** The id that the list belongs to. */
  parent: string;
  selected: Selected;
}
export interface Shape {
  scalars: Array<{ name: string; at: number }>;
  relations: Array<{ name: string; at: number; shape: Shape }>;
  lists: Array<{ key: string; at: number; list: SelectedList }>;
}

interface Source {
  metadata: MetadataStorage;
  fragments: Fragments;
}

/**
 * Compiles selection sets over an entity. To-one relations become joins, unless their id is all that is asked; lists become
 * lateral joins, which the statement fills in for who asks.
 */
export function compileSelection(
  meta: EntityMetadata,
  type: GraphQLNamedType,
  sets: Sets,
  source: Source,
  prefix = '',
): Selected {
  const alias = `${prefix}t`;
  const selected: Selected = {
    meta,
    alias,
    columns: [],
    joins: [],
    lists: [],
    shape: { scalars: [], relations: [], lists: [] },
  };
  const column = (sql: string) => selected.columns.push(sql) - 1;

  const visit = (entity: EntityMetadata, of: GraphQLNamedType, from: Sets, at: string): Shape => {
    const shape: Shape = { scalars: [{ name: 'id', at: column(`${at}."id"`) }], relations: [], lists: [] };
    for (const [name, { field, type: fieldType, nodes, sets: inner }] of wanted(of, from, source.fragments)) {
      const property = (entity.properties as Record<string, EntityProperty>)[name];
      const list = field && nestedOf(field);
      if (list) for (const [key, node] of nodes) shape.lists.push(listed(key, node, field, list, at));
      else if (!property || name === 'id') continue;
      else if (property.kind === ReferenceKind.SCALAR)
        shape.scalars.push({ name, at: column(columnOf(at, property, prefix)) });
      else if (property.targetMeta)
        shape.relations.push({ name, ...related(property, property.targetMeta, fieldType, inner, at) });
    }
    return shape;
  };

  const related = (
    property: EntityProperty,
    target: EntityMetadata,
    of: GraphQLNamedType,
    inner: Sets,
    from: string,
  ) => {
    const key = `${from}."${property.fieldNames[0]}"`;
    const at = column(key);
    const asked = [...wanted(of, inner, source.fragments)];
    const onlyId = asked.every(
      ([name, { field }]) => name === 'id' || !(name in target.properties || (field && nestedOf(field))),
    );
    if (onlyId) return { at, shape: { scalars: [{ name: 'id', at }], relations: [], lists: [] } };
    const joined = `${prefix}j${selected.joins.length + 1}`;
    selected.joins.push(`left join "${target.tableName}" ${joined} on ${joined}."id" = ${key}`);
    return { at, shape: visit(target, of, inner, joined) };
  };

  const listed = (
    key: string,
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    list: NestedList,
    from: string,
  ) => {
    const name = `${prefix}l${selected.lists.length + 1}`;
    const target = source.metadata.get(list.entity());
    const of = getNamedType(field.type);
    const sets = node.selectionSet ? [node.selectionSet] : [];
    const { through } = list;
    const items = through
      ? { type: of, sets: sets.map((set) => selectionOf(through, set)) }
      : below(of, sets, ['edges', 'node'], source.fragments);
    const inner = compileSelection(target, items.type, items.sets, source, `${name}_`);
    const entry: SelectedList = { list, node, field, alias: name, parent: `${from}."id"`, selected: inner };
    selected.lists.push(entry);
    return { key, at: column(`${name}."rows"`), list: entry };
  };

  selected.shape = visit(meta, type, sets, alias);
  return selected;
}

/** The same selection one relation further: what is asked of the joined is asked through the joining. */
function selectionOf(relation: string, selectionSet: SelectionSetNode): SelectionSetNode {
  const name = { kind: Kind.NAME as const, value: relation };
  return { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name, selectionSet }] };
}

/**
 * In a nested list rows travel as JSON, where a decimal would lose its digits. A day without a time stays text: the driver
 * would make it midnight of the server's own time zone.
 */
function columnOf(alias: string, property: EntityProperty, prefix: string): string {
  const column = `${alias}."${property.fieldNames[0]}"`;
  if (property.columnTypes?.[0] === 'date') return `${column}::text`;
  return prefix !== '' && property.columnTypes?.[0]?.startsWith('numeric') ? `${column}::text` : column;
}
