import type { EntityClass } from '@mikro-orm/core';
import { GraphQLID, type GraphQLNamedType, type GraphQLResolveInfo } from 'graphql';
import { maxPageSize } from 'rules/paging';
import type { Viewer } from '#access/viewer';
import { ByteBudget } from '#db/byte-budget';
import { compileSetWhere, compileWhere } from '#db/compile-where';
import { type Connection, getPageBounds, maxCount, type PageArgs } from '#db/page';
import type { ReadCache } from '#db/read-cache';
import { toObject } from '#db/rows';
import { compileSelection } from '#db/selection';
import { Statement } from '#db/statement';
import { getSelection, type Where } from '#db/where';
import { JsonText } from '#json-text';
import { answerBudget } from '#limits/answer-budget';
import type { NodeSource } from '#db/node-source';

interface One<T> {
  where: Where<T>;
  /** Response fields above the entity, such as `user` in `signIn { user { … } }`. */
  path?: string[];
}
interface Ordered<T> {
  where: Where<T>;
  /** The order. All in one direction, the id last, so that a cursor is one comparison. */
  orderBy: Array<keyof T & string>;
  direction: 'asc' | 'desc';
  /** Compared case-insensitively, with null as empty text. */
  caseInsensitive?: boolean;
}
/** Which fields of an entity are read. */
type Fields<T> = {
  [Name in keyof T]?: true | (NonNullable<T[Name]> extends object ? Fields<NonNullable<T[Name]>> : never);
};
interface List<T> extends Ordered<T> {
  /** Response fields between the field and the entity. */
  path?: string[];
}
interface Many<T> extends Ordered<T>, PageArgs {
  /** How many rows to skip, for short lists with random access. */
  skip?: number;
}

/**
 * Reads an entity or a list for a response: the GraphQL selection becomes one SQL statement, with the visibility rule in
 * its WHERE. Returns plain objects in the selection's shape, without entity methods; or JsonText if the executor has
 * planned that, which only happens for resolvers that return it unchanged (ReturnsRead).
 */
export class Reader {
  readonly #cache: ReadCache;
  readonly #viewer: () => Viewer | null;
  /** Shared by all reads of one execution of an operation: a subscription executes once per event. */
  readonly #budgets = new WeakMap<object, ByteBudget>();

  constructor(cache: ReadCache, viewer: () => Viewer | null) {
    this.#cache = cache;
    this.#viewer = viewer;
  }

  /** The row that matches the condition, or null. */
  async one<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, path = [] }: One<NoInfer<T>>,
  ): Promise<T | null> {
    const { reading, statement, run } = this.#plan(entity, info, path);
    const [row] = await run(statement.one(reading.selected, where));
    return row ? (reading.one(row, statement.pages) as T) : null;
  }

  /** One page of a list as a Relay connection. Throws malformed on a foreign cursor. */
  async page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, direction, caseInsensitive, ...page }: Many<NoInfer<T>>,
  ): Promise<Connection<T>> {
    const { reading, statement, run } = this.#plan(entity, info, ['edges', 'node']);
    const order = { orderBy, direction, caseInsensitive };
    const rows = await run(statement.page(reading.selected, where, order, page, reading.readsKeys));
    const read = reading.page(rows, orderBy.length, getPageBounds(page), statement.pages) as Connection<T>;
    // The database writes no JSON of a query that selects the count.
    if (read instanceof JsonText) return read;
    return { ...read, count: () => this.#countUpTo(maxCount, entity, where, info) };
  }

  /** A short list without pagination, up to the longest page. */
  async list<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, direction, path = [] }: List<NoInfer<T>>,
  ): Promise<T[]> {
    const { reading, statement, run } = this.#plan(entity, info, path);
    const page = { first: maxPageSize };
    const rows = await run(statement.page(reading.selected, where, { orderBy, direction }, page, false));
    return reading.list(rows.slice(0, maxPageSize), statement.pages) as T[];
  }

  /** Rows of several entities by id, with the GraphQL type of each. Those that the viewer can't see are left out. */
  async nodes(
    sources: ReadonlyMap<string, NodeSource>,
    info: GraphQLResolveInfo,
    ids: string[],
  ): Promise<Map<string, object>> {
    const viewer = this.#viewer();
    const params: unknown[] = [];
    const selects = [...sources].map(([name, { entity, visible }]) => {
      const meta = this.#cache.metadata.get(entity);
      const where = compileWhere(meta, 't', { $and: [{ id: { $in: ids } }, visible(viewer)] }, params);
      return `select '${name}' as type, t.id from "${meta.tableName}" t where ${where}`;
    });
    const located = await this.#cache.rows(selects.join(' union all '), params, this.#budget(info));
    const byType = Map.groupBy(located as Array<[string, string]>, ([name]) => name);
    const found = await Promise.all(
      [...byType].map(([name, rows]) =>
        this.#nodesOfType(
          name,
          sources.get(name),
          info,
          rows.map(([, id]) => id),
        ),
      ),
    );
    return new Map(found.flat().map((node) => [node.id, node]));
  }

  async #nodesOfType(name: string, source: NodeSource | undefined, info: GraphQLResolveInfo, ids: string[]) {
    const type = info.schema.getType(name);
    if (!source || !type) throw new Error(`The schema has no node type ${name}`);
    const { reading, statement, run } = this.#plan(source.entity, info, [], type);
    const where = { $and: [{ id: { $in: ids } }, source.visible(this.#viewer())] };
    const page = { first: ids.length };
    const text = statement.page(reading.selected, where, { orderBy: ['id'], direction: 'asc' }, page, false);
    const rows = await run(text);
    const nodes = reading.list(rows, statement.pages) as Array<{ id: string }>;
    return nodes.map((node) => Object.assign(node, { __typename: name }));
  }

  /** Whether a row matches the condition. */
  async exists<T extends object>(entity: EntityClass<T>, where: Where<NoInfer<T>>): Promise<boolean> {
    const meta = this.#cache.metadata.get(entity);
    const params: unknown[] = [];
    const rows = await this.#cache.rows(
      `select 1 from "${meta.tableName}" t where ${compileWhere(meta, 't', where, params)} limit 1`,
      params,
      new ByteBudget(answerBudget.bytes),
    );
    return rows.length > 0;
  }

  /** The first rows in an order, for domain code: plain objects with these fields; a relation has its own fields. */
  async find<T extends object>(
    entity: EntityClass<T>,
    fields: Fields<NoInfer<T>>,
    { where, orderBy, direction, first }: Ordered<NoInfer<T>> & { first: number },
  ): Promise<T[]> {
    const meta = this.#cache.metadata.get(entity);
    const { selected, shape } = compileSelection(meta, GraphQLID, [getSelection(fields)], this.#cache.source());
    const statement = new Statement({ viewer: this.#viewer(), variables: {} });
    const text = statement.page(selected, where, { orderBy, direction }, { first });
    const rows = await this.#cache.rows(text, statement.params, new ByteBudget(answerBudget.bytes));
    return rows.slice(0, first).map((row) => toObject(row, shape, statement.pages) as T);
  }

  /** How many rows match the condition. */
  async count<T extends object>(entity: EntityClass<T>, where: Where<NoInfer<T>>): Promise<number> {
    const meta = this.#cache.metadata.get(entity);
    const params: unknown[] = [];
    const text = `select count(*)::int from "${meta.tableName}" t where ${compileSetWhere(meta, 't', where, params)}`;
    const [row] = await this.#cache.rows(text, params, new ByteBudget(answerBudget.bytes));
    return row?.[0] as number;
  }

  /** How many rows match the condition; null if there are more than this. */
  async #countUpTo(most: number, entity: EntityClass<object>, where: object, info: GraphQLResolveInfo) {
    const meta = this.#cache.metadata.get(entity);
    const params: unknown[] = [most + 1];
    const matching = compileSetWhere(meta, 't', where, params);
    const text = `select count(*)::int from (select from "${meta.tableName}" t where ${matching} limit $1) counted`;
    const [row] = await this.#cache.rows(text, params, this.#budget(info));
    const count = row?.[0] as number;
    return count > most ? null : count;
  }

  /** What a field reads, compiled once per document; the statement for this viewer and these variables; and how it runs. */
  #plan(entity: EntityClass<object>, info: GraphQLResolveInfo, path: string[], type?: GraphQLNamedType) {
    const reading = this.#cache.reading(entity, info, path, type);
    const statement = new Statement({ viewer: this.#viewer(), variables: info.variableValues });
    const run = (text: string) => this.#cache.rows(text, statement.params, this.#budget(info), reading.types);
    return { reading, statement, run };
  }

  #budget({ variableValues }: GraphQLResolveInfo): ByteBudget {
    const known = this.#budgets.get(variableValues) ?? new ByteBudget(answerBudget.bytes);
    this.#budgets.set(variableValues, known);
    return known;
  }
}
