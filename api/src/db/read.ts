import type { EntityClass, EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import { type FieldNode, getNamedType, type GraphQLResolveInfo } from 'graphql';
import pg, { type Pool } from 'pg';
import { type Connection, decodeCursor, Edge, pageSize, type PageArgs } from '#db/page';
import { below, compileSelection, type Selected, toObject } from '#db/selection';
import { compileWhere, type Where } from '#db/where';

interface One<T> {
  where: Where<T>;
  /** Fields of the answer that stand above the entity, as `user` in `signIn { user { … } }`. */
  path?: string[];
}
interface Many<T> extends PageArgs {
  where: Where<T>;
  /** The order. All in one direction, the id last, so that a cursor is one comparison. */
  orderBy: Array<keyof T & string>;
  direction: 'asc' | 'desc';
}
interface Statement {
  text: string;
  params: unknown[];
}

/**
 * The one way to read a thing or a list for an answer: the GraphQL selection becomes one SQL statement, with who may
 * see what in its WHERE. Answers plain objects in the selection's shape, without methods of the entity.
 */
export class Reader {
  readonly #pool: Pool;
  readonly #metadata: MetadataStorage;
  readonly #selections = new WeakMap<FieldNode, Map<string, Selected>>();
  readonly #names = new Map<string, string>();

  constructor(pool: Pool, metadata: MetadataStorage) {
    this.#pool = pool;
    this.#metadata = metadata;
  }

  /** The thing that the condition names, or null where there is none that it lets through. */
  async one<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, path = [] }: One<NoInfer<T>>,
  ): Promise<T | null> {
    const { meta, selected } = this.#compiled(entity, info, path);
    const params: unknown[] = [];
    const text = `${select(meta, selected)} where ${compileWhere(meta, 't', where, params)} limit 1`;
    const [row] = await this.#rows({ text, params });
    return row ? (toObject(row, selected.shape) as T) : null;
  }

  /** One page of a list as a Relay connection. Throws malformed on a cursor that is not one of ours. */
  async page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, direction, first, after }: Many<NoInfer<T>>,
  ): Promise<Connection<T>> {
    const { meta, selected } = this.#compiled(entity, info, ['edges', 'node']);
    const size = pageSize(first);
    const params: unknown[] = [];
    const keys = orderBy.map((name) => `t."${propertyOf(meta, name).fieldNames[0]}"`);
    let condition = compileWhere(meta, 't', where, params);
    if (after != null) {
      const values = decodeCursor(after, orderBy.length).map((value) => `$${params.push(value)}`);
      condition += ` and (${keys.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${values.join(', ')})`;
    }
    const order = keys.map((key) => `${key} ${direction}`).join(', ');
    const text = `${select(meta, selected, keys)} where ${condition} order by ${order} limit $${params.push(size + 1)}`;
    const rows = await this.#rows({ text, params });

    const edges = rows
      .slice(0, size)
      .map((row) => new Edge(toObject(row, selected.shape) as T, row.slice(-keys.length)));
    return { edges, pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  /** Whether there is such a thing that the condition lets through. */
  async exists<T extends object>(entity: EntityClass<T>, where: Where<NoInfer<T>>): Promise<boolean> {
    const meta = this.#metadata.get(entity);
    const params: unknown[] = [];
    const rows = await this.#rows({
      text: `select 1 from "${meta.tableName}" t where ${compileWhere(meta, 't', where, params)} limit 1`,
      params,
    });
    return rows.length > 0;
  }

  #compiled(
    entity: EntityClass<object>,
    info: GraphQLResolveInfo,
    path: string[],
  ): { meta: EntityMetadata; selected: Selected } {
    const meta = this.#metadata.get(entity);
    const [node] = info.fieldNodes;
    if (!node) throw new Error(`${info.fieldName} is read without a selection`);
    const known = this.#selections.get(node) ?? new Map<string, Selected>();
    this.#selections.set(node, known);
    const key = `${meta.className}/${path.join('/')}`;
    let selected = known.get(key);
    if (!selected) {
      const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const at = below(getNamedType(info.returnType), sets, path, info.fragments);
      known.set(key, (selected = compileSelection(meta, at.type, at.sets, info.fragments)));
    }
    return { meta, selected };
  }

  async #rows({ text, params }: Statement): Promise<unknown[][]> {
    // pg's own types: the ORM's pool would leave dates as text.
    const { rows } = await this.#pool.query({
      name: this.#name(text),
      text,
      values: params,
      rowMode: 'array',
      types: pg.types,
    });
    return rows;
  }

  /** Statements are prepared under a name; past a bound they run unnamed, so that documents cannot fill the server's memory. */
  #name(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= 500) return known;
    const name = `read${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

function select(meta: EntityMetadata, { columns, joins }: Selected, keys: string[] = []): string {
  return [`select ${[...columns, ...keys].join(', ')} from "${meta.tableName}" t`, ...joins].join(' ');
}

function propertyOf(meta: EntityMetadata, name: string): EntityProperty {
  const property = (meta.properties as Record<string, EntityProperty>)[name];
  if (!property) throw new Error(`${meta.className} has no ${name} to order by`);
  return property;
}
