import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { createRowGuard } from '#db/guard-row';
import { type NestedList, getNested } from '#db/nested';
import { type ListFormat, getProperties, Selected, type SelectedList, type Source } from '#db/selected';
import { getWholeWhere } from '#db/shown-in-part';
import { selectionAtPath, type Sets, selectionFields } from '#db/selection-fields';

/** How a row becomes a plain object, by the indexes of its columns. */
export interface Shape {
  /** Outside production: guards the properties that are not read. */
  guard: object | null;
  scalars: Array<{ name: string; at: number }>;
  relations: Array<{ name: string; at: number; shape: Shape }>;
  lists: Array<{ key: string; at: number; list: SelectedList; shape: Shape }>;
  /** Where it says whether the viewer sees all of the row, if it might be shown in part. */
  isWhole?: number;
}

/** The rows of a list as an array of arrays. */
const arrayRowMode: ListFormat = {
  item: (columns, keys) => `json_build_array(${[...columns, ...keys].join(', ')}) as item`,
  rows: () => `coalesce(json_agg(item), '[]')`,
};

/**
 * Compiles selection sets over an entity. To-one relations become joins, unless only their id is selected; lists become
 * lateral joins, which the statement completes for the viewer.
 */
export function compileSelection(
  meta: EntityMetadata,
  type: GraphQLNamedType,
  sets: Sets,
  source: Source,
  prefix = '',
): { selected: Selected; shape: Shape } {
  const selected = new Selected(meta, prefix);

  const visit = (entity: EntityMetadata, of: GraphQLNamedType, from: Sets, at: string): Shape => {
    const shape: Shape = {
      guard: null,
      scalars: [{ name: 'id', at: selected.column(`${at}."id"`) }],
      relations: [],
      lists: [],
    };
    for (const [name, { field, type: fieldType, nodes, sets: inner }] of selectionFields(of, from, source.fragments)) {
      const property = getProperties(entity)[name];
      const list = field && getNested(field);
      if (list) for (const [key, asking] of nodes) shape.lists.push({ key, ...listed(asking, field, list, at) });
      else if (!property || name === 'id') continue;
      else if (property.kind === ReferenceKind.SCALAR)
        shape.scalars.push({ name, at: selected.column(getColumn(at, property, prefix)) });
      else if (property.targetMeta)
        shape.relations.push({ name, ...related(property, property.targetMeta, field, fieldType, inner, at) });
    }
    return guarded(entity, shape);
  };

  const guarded = (entity: EntityMetadata, shape: Shape): Shape => {
    const read = new Set([...shape.scalars, ...shape.relations].map(({ name }) => name));
    return { ...shape, guard: source.guardsRows ? createRowGuard(entity, read) : null };
  };

  const related = (
    property: EntityProperty,
    target: EntityMetadata,
    field: GraphQLField<unknown, unknown> | undefined,
    of: GraphQLNamedType,
    inner: Sets,
    from: string,
  ) => {
    const key = `${from}."${property.fieldNames[0]}"`;
    const at = selected.column(key);
    const fields = [...selectionFields(of, inner, source.fragments)];
    const wholeTo = getWholeWhere(
      field,
      fields.map(([name]) => name),
    );
    const onlyId = fields.every(
      ([name, { field: each }]) => name === 'id' || !(name in target.properties || (each && getNested(each))),
    );
    if (onlyId && !wholeTo)
      return { at, shape: guarded(target, { guard: null, scalars: [{ name: 'id', at }], relations: [], lists: [] }) };
    const alias = selected.join(target, key);
    const shape = visit(target, of, inner, alias);
    if (wholeTo) shape.isWhole = selected.column(selected.holds(target, alias, wholeTo));
    return { at, shape };
  };

  const listed = (nodes: FieldNode[], field: GraphQLField<unknown, unknown>, list: NestedList, from: string) => {
    const alias = selected.nextList();
    const of = getNamedType(field.type);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const { through } = list;
    const items = through
      ? { type: of, sets: sets.map((set) => getSelection(through, set)) }
      : selectionAtPath(of, sets, ['edges', 'node'], source.fragments);
    const target = source.metadata.get(list.entity());
    const inner = compileSelection(target, items.type, items.sets, source, `${alias}_`);
    const [node] = nodes;
    if (!node) throw new Error(`${field.name} is read without a selection`);
    const entry: SelectedList = {
      list,
      node,
      field,
      alias,
      parent: `${from}."id"`,
      selected: inner.selected,
      format: arrayRowMode,
    };
    selected.lists.push(entry);
    return { at: selected.column(`${alias}."rows"`), list: entry, shape: inner.shape };
  };

  return { selected, shape: visit(meta, type, sets, selected.alias) };
}

/** The same selection one relation deeper, through the relation of the joining row. */
function getSelection(relation: string, selectionSet: SelectionSetNode): SelectionSetNode {
  const name = { kind: Kind.NAME as const, value: relation };
  return { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name, selectionSet }] };
}

/**
 * In a nested list rows are JSON, where a decimal would lose its digits. A date without a time stays text: the driver
 * would make it midnight in the server's own time zone.
 */
function getColumn(alias: string, property: EntityProperty, prefix: string): string {
  const column = `${alias}."${property.fieldNames[0]}"`;
  if (property.columnTypes?.[0] === 'date') return `${column}::text`;
  return prefix !== '' && property.columnTypes?.[0]?.startsWith('numeric') ? `${column}::text` : column;
}
