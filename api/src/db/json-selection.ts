import { type EntityMetadata, ReferenceKind } from '@mikro-orm/core';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getTypeWithoutErrors } from '#access/nullable-root-fields';
import { getShownWhere, getTrueWhere } from '#db/conditional-field';
import { toConnectionFormat, listFormat, toConnectionTemplate } from '#db/json-connection';
import { objectTemplate, type Template, toSql } from '#db/json-template';
import { columnJson } from '#db/json-value';
import { type NestedList, getNested } from '#db/nested';
import { throwNotPlain, type PlainField, plainFields } from '#db/plain-fields';
import { getProperties, Selected, type Source } from '#db/selected';
import type { Sets } from '#db/selection-fields';
import { getWholeResolver, getWholeWhere } from '#db/shown-in-part';

type Field = GraphQLField<unknown, unknown>;

/**
 * Compiles selection sets over an entity like `compileSelection`, but to one column: the row as JSON of the response. Throws
 * NotPlainError if a field needs a resolver.
 */
export function compileJson(
  meta: EntityMetadata,
  type: GraphQLObjectType,
  sets: Sets,
  source: Source,
  prefix = '',
  /** The relation that leads to the objects of the response. */
  through?: string,
): Selected {
  const selected = new Selected(meta, prefix);

  const object = (entity: EntityMetadata, of: GraphQLObjectType, from: Sets, at: string): Template =>
    objectTemplate(of, from, source.fragments, (field, plain) => getValue(entity, field, plain, at));

  const getValue = (entity: EntityMetadata, field: Field, plain: PlainField, at: string): Template => {
    const list = getNested(field);
    if (list) return listed(field, list, plain, at);
    const holds = getTrueWhere(field);
    if (holds) return [{ place: `${selected.holds(entity, at, holds)}::text` }];
    const shown = getShownWhere(field);
    const resolve = getWholeResolver(field);
    if (!shown && resolve && resolve !== defaultFieldResolver) throwNotPlain();
    const value = stored(entity, field, plain, at);
    if (!shown) return value;
    if (isNonNullType(getTypeWithoutErrors(field))) throwNotPlain();
    return [{ place: `case when ${selected.holds(entity, at, shown)} then ${toSql(value)} else 'null' end` }];
  };

  const stored = (entity: EntityMetadata, field: Field, plain: PlainField, at: string): Template => {
    const property = getProperties(entity)[field.name] ?? throwNotPlain();
    const type = getTypeWithoutErrors(field);
    if (property.nullable && isNonNullType(type)) throwNotPlain();
    const column = `${at}."${property.fieldNames[0]}"`;
    if (property.kind === ReferenceKind.SCALAR) return columnJson(column, property, type);
    const isForeignKey = property.kind === ReferenceKind.MANY_TO_ONE || property.owner;
    const target = isForeignKey && property.targetMeta;
    const of = getNamedType(type);
    if (!target || !isObjectType(of)) return throwNotPlain();
    if (getWholeWhere(field, getNames(of, plain.sets))) throwNotPlain();
    const value = related(target, of, plain.sets, column);
    return property.nullable ? [{ place: `case when ${column} is null then 'null' else ${toSql(value)} end` }] : value;
  };

  const related = (target: EntityMetadata, of: GraphQLObjectType, from: Sets, key: string): Template => {
    const id = getProperties(target).id ?? throwNotPlain();
    const fields = [...plainFields(of, from, source.fragments).values()];
    if (fields.every(({ field }) => !field || field.name === 'id'))
      return objectTemplate(of, from, source.fragments, ({ type: idType }) => columnJson(key, id, idType));
    return object(target, of, from, selected.join(target, key));
  };

  const getNames = (of: GraphQLObjectType, from: Sets): string[] =>
    [...plainFields(of, from, source.fragments).values()].flatMap((plain) => plain.field?.name ?? []);

  const listed = (field: Field, list: NestedList, { nodes: [node], sets: inner }: PlainField, at: string): Template => {
    const alias = selected.nextList();
    const of = getNamedType(field.type);
    if (!isObjectType(of)) return throwNotPlain();
    const target = source.metadata.get(list.entity());
    const template = list.through ? null : toConnectionTemplate(of, inner, source.fragments);
    const items = template?.node ?? { type: of, sets: inner };
    selected.lists.push({
      list,
      node,
      field,
      alias,
      parent: `${at}."id"`,
      selected: compileJson(target, items.type, items.sets, source, `${alias}_`, list.through),
      format: template ? toConnectionFormat(template) : listFormat,
    });
    return [{ place: `${alias}."rows"` }];
  };

  selected.column(toSql(rowTemplate()));
  return selected;

  function rowTemplate(): Template {
    if (!through) return object(meta, type, sets, selected.alias);
    const { fieldNames, targetMeta } = getProperties(meta)[through] ?? throwNotPlain();
    return related(targetMeta ?? throwNotPlain(), type, sets, `${selected.alias}."${fieldNames[0]}"`);
  }
}
