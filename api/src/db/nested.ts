import type { EntityClass } from '@mikro-orm/core';
import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '#access/viewer';
import type { Connection } from '#db/page';
import type { Where } from '#db/where';

/** A list that belongs to a row: its entity, who can see its items, and their order. */
export interface NestedList {
  /** A function, because entities import each other. */
  entity: () => EntityClass<object>;
  /** The relation of each item to the row. */
  by: string;
  /** For a joining entity: its relation to the actual item. The field then returns a plain list. */
  through?: string;
  visible: (viewer: Viewer | null) => object;
  /** The id last. */
  orderBy: string[];
  direction: 'asc' | 'desc';
}
export interface TypedNestedList<T> {
  entity: () => EntityClass<T>;
  by: keyof T & string;
  through?: keyof T & string;
  visible: (viewer: Viewer | null) => Where<T>;
  orderBy: Array<keyof T & string>;
  direction: 'asc' | 'desc';
}

/** For a field that returns a connection, or a list through a joining entity: it is read with its row, in the same statement. */
export const NestedConnection = <T extends object>(list: TypedNestedList<T>) => Extensions({ nested: list });

export function getNested(field: GraphQLField<unknown, unknown>): NestedList | undefined {
  return field.extensions.nested as NestedList | undefined;
}

/** The value of such a field: the page that was read with the row, by its response name. */
export function getNestedPage<T>(root: object, info: GraphQLResolveInfo): Connection<T> {
  const page = (root as { lists?: Record<string, Connection<T>> }).lists?.[info.path.key];
  if (!page) throw new Error(`${info.fieldName} was not read with its row`);
  return page;
}
