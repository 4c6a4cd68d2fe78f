import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import type { FieldNode, GraphQLField } from 'graphql';
import type { Viewer } from '#access/viewer';
import type { NestedList } from '#db/nested';
import type { Fragments } from '#db/selection-fields';

/** The context in which a selection is compiled. */
export interface Source {
  metadata: MetadataStorage;
  fragments: Fragments;
  /** Whether using a property that was not read throws. */
  guardsRows?: boolean;
}

/** A nested list, one per response key because the arguments may differ. */
export interface SelectedList {
  list: NestedList;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  /** Name of the lateral join, whose `rows` is a column of the outer row. */
  alias: string;
  /** The id of the row that owns the list. */
  parent: string;
  selected: Selected;
  format: ListFormat;
}

/** How a list becomes one value of the outer row. */
export interface ListFormat {
  /** The value of each row, from its columns and sort keys. */
  item(columns: string[], keys: string[]): string;
  /** All items as one value; `size` binds the page size. */
  rows(size: () => string, hasPreviousPage: boolean): string;
}

/** A selected condition: whether it `holds` for the viewer. */
interface SelectedCondition {
  meta: EntityMetadata;
  /** The alias of the row that it is checked on. */
  at: string;
  alias: string;
  condition: (viewer: Viewer | null) => object;
}

/** The columns and joins of a selection over one entity. The statement adds what depends on the viewer. */
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

  /** Returns its index in a row. */
  column(sql: string): number {
    return this.columns.push(sql) - 1;
  }

  /** Returns the alias of the row that a foreign key references. */
  join(target: EntityMetadata, key: string): string {
    const alias = `${this.#prefix}j${this.joins.length + 1}`;
    this.joins.push(`left join "${target.tableName}" ${alias} on ${alias}."id" = ${key}`);
    return alias;
  }

  /** Returns the alias of the next list, the prefix of its own aliases. */
  nextList(): string {
    return `${this.#prefix}l${this.lists.length + 1}`;
  }

  /** Returns the expression for whether a condition holds. */
  holds(meta: EntityMetadata, at: string, condition: SelectedCondition['condition']): string {
    const alias = `${this.#prefix}c${this.conditions.length + 1}`;
    this.conditions.push({ meta, at, alias, condition });
    return `${alias}."holds"`;
  }
}

export const getProperties = (meta: EntityMetadata) => meta.properties as Record<string, EntityProperty>;
