import type { EntityClass, MetadataStorage } from '@mikro-orm/core';
import { type FieldNode, getNamedType, GraphQLID, type GraphQLResolveInfo } from 'graphql';
import pg, { type Pool } from 'pg';
import { maxPageSize } from 'rules/paging';
import type { Viewer } from '#access/viewer';
import { ByteBudget } from '#db/byte-budget';
import type { Connection, PageArgs } from '#db/page';
import { createObjectReading, type Reading, getReading, type Types } from '#db/reading';
import { toObject } from '#db/rows';
import { compileSelection } from '#db/selection';
import { Statement } from '#db/statement';
import { selectionAtPath } from '#db/selection-fields';
import { compileSetWhere, compileWhere } from '#db/compile-where';
import { getSelection, type Where } from '#db/where';
import { answerBudget } from '#limits/answer-budget';

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
interface Many<T> extends Ordered<T>, PageArgs {
  /** How many rows to skip, for short lists with random access. */
  skip?: number;
}

/** What all reads share: the pool and the compiled reads. */
export class ReadCache {
  readonly metadata: MetadataStorage;
  readonly #pool: Pool;
  readonly #readings = new WeakMap<FieldNode, Map<string, Reading>>();
  readonly #names = new Map<string, string>();

  constructor(pool: Pool, metadata: MetadataStorage) {
    this.#pool = pool;
    this.metadata = metadata;
  }

  /** The read of a field: planned as JSON, or compiled once per parsed document. */
  reading(entity: EntityClass<object>, info: GraphQLResolveInfo, path: string[]): Reading {
    const planned = getReading(info);
    if (planned) return planned;
    const [node] = info.fieldNodes;
    if (!node) throw new Error(`${info.fieldName} is read without a selection`);
    const known = this.#readings.get(node) ?? new Map<string, Reading>();
    this.#readings.set(node, known);
    const meta = this.metadata.get(entity);
    const key = `${meta.className}/${path.join('/')}`;
    let reading = known.get(key);
    if (!reading) {
      const { fragments } = info;
      const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const at = selectionAtPath(getNamedType(info.returnType), sets, path, fragments);
      known.set(key, (reading = createObjectReading(meta, at.type, at.sets, { metadata: this.metadata, fragments })));
    }
    return reading;
  }

  /** One row with every property that the conditions refer to, for `matches`. Null if there is none. */
  async rowFor(entity: EntityClass<object>, id: string, conditions: object[]): Promise<object | null> {
    const sets = conditions.map(getSelection);
    const { selected, shape } = compileSelection(this.metadata.get(entity), GraphQLID, sets, {
      metadata: this.metadata,
      fragments: {},
    });
    const statement = new Statement({ viewer: null, variables: {} });
    const text = statement.one(selected, { id });
    const [row] = await this.rows(text, statement.params, new ByteBudget(answerBudget.bytes));
    return row ? toObject(row, shape, statement.sizes) : null;
  }

  /** Rows as arrays, in pg's own types: the ORM's pool would leave dates as text. */
  async rows(text: string, values: unknown[], budget: ByteBudget, types: Types = pg.types): Promise<unknown[][]> {
    const query = { name: this.#name(text), text, values, rowMode: 'array' as const, types, budget };
    const { rows } = await this.#pool.query(query);
    return rows;
  }

  /** Statements are prepared under a name, up to a limit, so that documents cannot exhaust the server's memory. */
  #name(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= 500) return known;
    const name = `read${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
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
    const { selected, one } = this.#cache.reading(entity, info, path);
    const statement = this.#statement(info);
    const [row] = await this.#cache.rows(statement.one(selected, where), statement.params, this.#budget(info));
    return row ? (one(row, statement.sizes) as T) : null;
  }

  /** One page of a list as a Relay connection. Throws malformed on a foreign cursor. */
  async page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, direction, caseInsensitive, ...page }: Many<NoInfer<T>>,
  ): Promise<Connection<T>> {
    const reading = this.#cache.reading(entity, info, ['edges', 'node']);
    const statement = this.#statement(info);
    const rows = await this.#cache.rows(
      statement.page(reading.selected, where, { orderBy, direction, caseInsensitive }, page, reading.readsKeys),
      statement.params,
      this.#budget(info),
      reading.types,
    );
    return reading.page(rows, orderBy.length, page.first, statement.sizes) as Connection<T>;
  }

  /** A short list without pagination, up to the longest page. */
  async list<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, direction }: Ordered<NoInfer<T>>,
  ): Promise<T[]> {
    const { selected, list } = this.#cache.reading(entity, info, []);
    const statement = this.#statement(info);
    const rows = await this.#cache.rows(
      statement.page(selected, where, { orderBy, direction }, { first: maxPageSize }, false),
      statement.params,
      this.#budget(info),
    );
    return list(rows.slice(0, maxPageSize), statement.sizes) as T[];
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
    const { metadata } = this.#cache;
    const source = { metadata, fragments: {} };
    const { selected, shape } = compileSelection(metadata.get(entity), GraphQLID, [getSelection(fields)], source);
    const statement = new Statement({ viewer: this.#viewer(), variables: {} });
    const text = statement.page(selected, where, { orderBy, direction }, { first });
    const rows = await this.#cache.rows(text, statement.params, new ByteBudget(answerBudget.bytes));
    return rows.slice(0, first).map((row) => toObject(row, shape, statement.sizes) as T);
  }

  /** How many rows match the condition. */
  async count<T extends object>(entity: EntityClass<T>, where: Where<NoInfer<T>>): Promise<number> {
    const meta = this.#cache.metadata.get(entity);
    const params: unknown[] = [];
    const text = `select count(*)::int from "${meta.tableName}" t where ${compileSetWhere(meta, 't', where, params)}`;
    const [row] = await this.#cache.rows(text, params, new ByteBudget(answerBudget.bytes));
    return row?.[0] as number;
  }

  #budget({ variableValues }: GraphQLResolveInfo): ByteBudget {
    const known = this.#budgets.get(variableValues) ?? new ByteBudget(answerBudget.bytes);
    this.#budgets.set(variableValues, known);
    return known;
  }

  #statement({ variableValues }: GraphQLResolveInfo): Statement {
    return new Statement({ viewer: this.#viewer(), variables: variableValues });
  }
}
