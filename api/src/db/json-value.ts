import type { EntityProperty } from '@mikro-orm/core';
import {
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { type Template, toSql } from '#db/json-template';
import { throwNotPlain } from '#db/plain-fields';
import { isTextScalar } from '#scalars';

/** A column as JSON, byte for byte what `JSON.stringify` writes for the GraphQL value. */
export function columnJson(column: string, property: EntityProperty, type: GraphQLOutputType): Template {
  const value = nonNullJson(column, property, type);
  return isNonNullType(type) ? value : toNullable(value);
}

const toNullable = (value: Template): Template => [{ place: `coalesce(${toSql(value)}, 'null')` }];

function nonNullJson(column: string, property: EntityProperty, type: GraphQLOutputType): Template {
  const bare = getNullableType(type);
  const stored = property.columnTypes[0] ?? '';
  const asIs: Template = [{ place: `${column}::text` }];
  const escaped: Template = [{ place: `to_json(${column})::text` }];
  const quoted: Template = ['"', ...asIs, '"'];
  if (isListType(bare))
    return stored === 'text[]' && String(getNamedType(bare)) === 'String' ? escaped : throwNotPlain();
  if (isEnumType(bare)) return isCheckedEnum(property, bare) ? quoted : throwNotPlain();
  const named = getNamedType(bare);
  const { name } = named;
  const isText = name === 'ID' || (isScalarType(named) && isTextScalar(named));
  if (isText && stored === 'text') return escaped;
  if (isText && (stored === 'uuid' || stored === 'date' || stored.startsWith('numeric'))) return quoted;
  if (name === 'Int' && /^(smallint|int|serial)/.test(stored)) return asIs;
  if (name === 'Boolean' && stored === 'boolean') return asIs;
  if (name === 'DateTime' && stored.startsWith('timestamptz')) return ['"', { place: instantSql(column) }, '"'];
  return throwNotPlain();
}

/** An instant as `Date` writes it: UTC, with milliseconds. Both truncate smaller units. */
const instantSql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether the database rejects values that the schema does not have, and both use the same names. */
function isCheckedEnum({ items = [] }: EntityProperty, type: GraphQLEnumType): boolean {
  const names = new Set<unknown>(type.getValues().flatMap(({ name, value }) => (name === value ? [name] : [])));
  return items.length > 0 && items.every((item) => names.has(item));
}
