import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { getArgumentValues, type GraphQLResolveInfo } from 'graphql';
import { maxPageSize } from 'rules/paging';
import type { Viewer } from '#access/viewer';
import { decodeCursor, getPageBounds, type PageArgs, type PageBounds, requirePageSize } from '#db/page';
import { compilePageWhere } from '#db/page-where';
import type { Selected, SelectedList } from '#db/selected';
import { compileWhere } from '#db/compile-where';

/** The viewer and the variables, which a compiled selection does not know yet. */
export interface Asker {
  viewer: Viewer | null;
  variables: GraphQLResolveInfo['variableValues'];
}
export interface Order {
  orderBy: string[];
  direction: 'asc' | 'desc';
  /** Text is compared case-insensitively, with null as empty: null compares with nothing. */
  caseInsensitive?: boolean;
}

interface Page extends PageArgs {
  skip?: number;
}

/** One SQL statement under construction: its text, its values, and the pages of its nested lists. */
export class Statement {
  readonly params: unknown[] = [];
  readonly pages = new Map<SelectedList, PageBounds>();
  readonly #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** A single row. */
  one(selected: Selected, where: object): string {
    const from = this.#from(selected);
    return `select ${selected.columns.join(', ')} ${from} where ${compileWhere(selected.meta, selected.alias, where, this.params)} limit 1`;
  }

  /** One page and one more row, which shows whether there is another page. The sort keys are last in each row, if they are read. */
  page(selected: Selected, where: object, order: Order, page: Page, readsKeys = true): string {
    const row = (columns: string[], keys: string[]) => [...columns, ...(readsKeys ? keys : [])].join(', ');
    return this.#page(selected, where, order, page, row);
  }

  #page(
    selected: Selected,
    where: object,
    { orderBy, direction, caseInsensitive = false }: Order,
    { first, after, skip }: Page,
    row: (columns: string[], keys: string[]) => string,
    also: string | null = null,
  ): string {
    const { meta, alias, columns } = selected;
    const getKeys = (of: string) => orderBy.map((name) => getKey(meta, of, name, caseInsensitive));
    const keys = getKeys(alias);
    const from = this.#from(selected);
    const order = keys.map((key) => `${key} ${direction}`).join(', ');
    const limit = this.#bind(requirePageSize(first) + 1);
    const offset = skip ? this.#bind(skip) : null;
    const types = orderBy.map((name) => getProperty(meta, name).columnTypes[0] ?? '');
    const behind = after == null ? null : decodeCursor(after, types).map((value) => this.#bind(value));
    const ids =
      also === null &&
      compilePageWhere(
        meta,
        alias,
        where,
        { orderBy, keys: getKeys, direction, after: behind, limit, skip: offset },
        this.params,
      );
    const rows = `select ${row(columns, keys)} ${from}`;
    if (ids) return `${rows} where ${ids} order by ${order} limit ${limit}`;
    const conditions = [also ?? 'true', compileWhere(meta, alias, where, this.params)];
    if (behind) conditions.push(`(${keys.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${behind.join(', ')})`);
    return `${rows} where ${conditions.join(' and ')} order by ${order} limit ${limit}${offset ? ` offset ${offset}` : ''}`;
  }

  #from({ meta, alias, joins, conditions, lists }: Selected): string {
    const holds = conditions.map((each) => {
      const condition = compileWhere(each.meta, each.at, each.condition(this.#asker.viewer), this.params);
      return `cross join lateral (select coalesce(${condition}, false) as holds) ${each.alias}`;
    });
    return [`from "${meta.tableName}" ${alias}`, ...joins, ...holds, ...lists.map((list) => this.#lateral(list))].join(
      ' ',
    );
  }

  #lateral(entry: SelectedList): string {
    const { list, node, field, alias, parent, selected, format } = entry;
    const page: PageArgs = { first: maxPageSize, ...getArgumentValues(field, node, this.#asker.variables) };
    const bounds = getPageBounds(page);
    this.pages.set(entry, bounds);
    const belongs = `${selected.alias}.${getColumn(selected.meta, list.by)} = ${parent}`;
    const items = this.#page(selected, list.visible(this.#asker.viewer), list, page, format.item, belongs);
    const rows = format.rows(() => this.#bind(bounds.size), bounds.hasPreviousPage);
    return `left join lateral (select ${rows} as rows from (${items}) ${alias}_items) ${alias} on true`;
  }

  #bind(value: unknown): string {
    return `$${this.params.push(value)}`;
  }
}

const getColumn = (meta: EntityMetadata, name: string) => `"${getProperty(meta, name).fieldNames[0]}"`;

function getKey(meta: EntityMetadata, alias: string, name: string, caseInsensitive: boolean): string {
  const column = `${alias}.${getColumn(meta, name)}`;
  return caseInsensitive && getProperty(meta, name).columnTypes[0] === 'text'
    ? `lower(coalesce(${column}, ''))`
    : column;
}

function getProperty(meta: EntityMetadata, name: string): EntityProperty {
  const property = (meta.properties as Record<string, EntityProperty>)[name];
  if (!property) throw new Error(`${meta.className} has no ${name}`);
  return property;
}
