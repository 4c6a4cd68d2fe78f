import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import type { FieldNode, GraphQLField } from 'graphql';
import type { Viewer } from '#access/viewer';
import type { NestedList } from '#db/nested';
import type { Fragments } from '#db/wanted';

/** What a selection is compiled with. */
export interface Source {
  metadata: MetadataStorage;
  fragments: Fragments;
}

/** A list below a row, one for each key in the answer that asks for it: the arguments may differ. */
export interface SelectedList {
  list: NestedList;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  /** Name of the lateral join, whose `rows` is a column of the outer row. */
  alias: string;
  /** The id that the list belongs to. */
  parent: string;
  selected: Selected;
  format: ListFormat;
}

/** How a list becomes one value of the outer row. */
export interface ListFormat {
  /** What is kept of each row, given its columns and the keys of the order. */
  item(columns: string[], keys: string[]): string;
  /** All items as one value; `size` binds the length of the page. */
  rows(size: () => string): string;
}

/** A condition that is a value of the row: whether it `holds` for who asks. */
interface SelectedCondition {
  meta: EntityMetadata;
  /** What it is asked of. */
  at: string;
  alias: string;
  condition: (viewer: Viewer | null) => object;
}

/** What a selection asks of one entity: columns, and what they are read from. The statement adds what depends on who asks. */
export class Selected {
  readonly meta: EntityMetadata;
  readonly alias: string;
  readonly columns: string[] = [];
  readonly joins: string[] = [];
  readonly lists: SelectedList[] = [];
  readonly conditions: SelectedCondition[] = [];
  readonly #prefix: string;

  constructor(meta: EntityMetadata, prefix: string) {
    this.meta = meta;
    this.alias = `${prefix}t`;
    this.#prefix = prefix;
  }

  /** Answers its place in a row. */
  column(sql: string): number {
    return this.columns.push(sql) - 1;
  }

  /** Answers the alias of the row that a foreign key names. */
  join(target: EntityMetadata, key: string): string {
    const alias = `${this.#prefix}j${this.joins.length + 1}`;
    this.joins.push(`left join "${target.tableName}" ${alias} on ${alias}."id" = ${key}`);
    return alias;
  }

  /** Answers the alias of the next list, whose own aliases begin with it. */
  nextList(): string {
    return `${this.#prefix}l${this.lists.length + 1}`;
  }

  /** Answers the expression of whether a condition holds. */
  holds(meta: EntityMetadata, at: string, condition: SelectedCondition['condition']): string {
    const alias = `${this.#prefix}c${this.conditions.length + 1}`;
    this.conditions.push({ meta, at, alias, condition });
    return `${alias}."holds"`;
  }
}

export const propertiesOf = (meta: EntityMetadata) => meta.properties as Record<string, EntityProperty>;
