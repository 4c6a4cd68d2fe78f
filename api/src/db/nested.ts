import type { EntityClass } from '@mikro-orm/core';
import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '#access/viewer';
import type { Connection } from '#db/page';
import type { Where } from '#db/where';

/** A list of things that belong to a row: which, whom it shows them to, and in what order. */
export interface NestedList {
  /** A function, because entities know each other. */
  entity: () => EntityClass<object>;
  /** The relation of each thing that names the row. */
  by: string;
  /** Where a thing only joins another to the row: the relation that names that one. The field then answers a plain list. */
  through?: string;
  visible: (viewer: Viewer | null) => object;
  /** The id last. */
  orderBy: string[];
  direction: 'asc' | 'desc';
}
interface TypedNestedList<T> {
  entity: () => EntityClass<T>;
  by: keyof T & string;
  through?: keyof T & string;
  visible: (viewer: Viewer | null) => Where<T>;
  orderBy: Array<keyof T & string>;
  direction: 'asc' | 'desc';
}

/** On a field that answers a connection, or through a joining entity a list: it is read with its row, in the same statement. */
export const NestedConnection = <T extends object>(list: TypedNestedList<T>) => Extensions({ nested: list });

export function getNested(field: GraphQLField<unknown, unknown>): NestedList | undefined {
  return field.extensions.nested as NestedList | undefined;
}

/** What such a field answers: the page that came with the row, by its name in the answer. */
export function getNestedPage<T>(root: object, info: GraphQLResolveInfo): Connection<T> {
  const page = (root as { lists?: Record<string, Connection<T>> }).lists?.[info.path.key];
  if (!page) throw new Error(`${info.fieldName} was not read with its row`);
  return page;
}
