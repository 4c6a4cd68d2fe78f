import type { EntityClass, MetadataStorage } from '@mikro-orm/core';
import { type FieldNode, getNamedType, GraphQLID, type GraphQLNamedType, type GraphQLResolveInfo } from 'graphql';
import pg, { type Pool } from 'pg';
import { ByteBudget } from '#db/byte-budget';
import { createObjectReading, type Reading, getReading, type Types } from '#db/reading';
import { toObject } from '#db/rows';
import type { Source } from '#db/selected';
import { compileSelection } from '#db/selection';
import { selectionAtPath } from '#db/selection-fields';
import { Statement } from '#db/statement';
import { getSelection } from '#db/where';
import { answerBudget } from '#limits/answer-budget';

/** What all reads share: the pool and the compiled reads. */
export class ReadCache {
  readonly metadata: MetadataStorage;
  readonly #pool: Pool;
  readonly #readings = new WeakMap<FieldNode, Map<string, Reading>>();
  readonly #names = new Map<string, string>();
  readonly #guardsRows: boolean;

  /** `guardsRows`: whether using a property that was not read throws. */
  constructor(pool: Pool, metadata: MetadataStorage, { guardsRows = true } = {}) {
    this.#pool = pool;
    this.metadata = metadata;
    this.#guardsRows = guardsRows;
  }

  source(fragments: Source['fragments'] = {}): Source {
    return { metadata: this.metadata, fragments, guardsRows: this.#guardsRows };
  }

  /** The read of a field: planned as JSON, or compiled once per parsed document. */
  reading(
    entity: EntityClass<object>,
    info: GraphQLResolveInfo,
    path: string[],
    type: GraphQLNamedType = getNamedType(info.returnType),
  ): Reading {
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
      const at = selectionAtPath(type, sets, path, fragments);
      known.set(key, (reading = createObjectReading(meta, at.type, at.sets, this.source(fragments))));
    }
    return reading;
  }

  /** One row with every property that the conditions refer to, for `matches`. Null if there is none. */
  async rowFor(entity: EntityClass<object>, id: string, conditions: object[]): Promise<object | null> {
    const sets = conditions.map(getSelection);
    const { selected, shape } = compileSelection(this.metadata.get(entity), GraphQLID, sets, this.source());
    const statement = new Statement({ viewer: null, variables: {} });
    const text = statement.one(selected, { id });
    const [row] = await this.rows(text, statement.params, new ByteBudget(answerBudget.bytes));
    return row ? toObject(row, shape, statement.pages) : null;
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
