import type { EntityMetadata } from '@mikro-orm/core';
import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
} from 'graphql';
import pg from 'pg';
import { toConnectionTemplate } from '#db/json-connection';
import { compileJson } from '#db/json-selection';
import { hasPlaceholder, toText } from '#db/json-template';
import { JsonText } from '#json-text';
import { getCursor, type PageBounds } from '#db/page';
import { throwNotPlain } from '#db/plain-fields';
import { type Pages, toConnection, toObject } from '#db/rows';
import type { Selected, Source } from '#db/selected';
import { compileSelection } from '#db/selection';
import type { Sets } from '#db/selection-fields';

export type Types = Pick<typeof pg.types, 'getTypeParser'>;

/** A compiled read: what is selected, and how its rows become the return value of a resolver. */
export interface Reading {
  selected: Selected;
  /** How the values of a page are parsed. */
  types: Types;
  /** Whether the sort keys of a page are read: only cursors need them. */
  readsKeys: boolean;
  one(row: unknown[], pages: Pages): unknown;
  list(rows: unknown[][], pages: Pages): unknown;
  /** From the rows of a page, and perhaps one more. The sort keys are last in each row. */
  page(rows: unknown[][], keys: number, bounds: PageBounds, pages: Pages): unknown;
}

/** Returns plain objects, which resolvers continue with. */
export function createObjectReading(meta: EntityMetadata, type: GraphQLNamedType, sets: Sets, source: Source): Reading {
  const { selected, shape } = compileSelection(meta, type, sets, source);
  return {
    selected,
    types: pg.types,
    readsKeys: true,
    one: (row, pages) => toObject(row, shape, pages),
    list: (rows, pages) => rows.map((row) => toObject(row, shape, pages)),
    page: (rows, keys, bounds, pages) => toConnection(rows, shape, keys, bounds, pages),
  };
}

/** Returns JsonText, one text per row. Throws NotPlainError if the selection needs resolvers. */
export function createJsonReading(meta: EntityMetadata, type: GraphQLOutputType, sets: Sets, source: Source): Reading {
  const of = getNamedType(type);
  if (!isObjectType(of)) return throwNotPlain();
  if ('edges' in of.getFields()) return createJsonPageReading(meta, of, sets, source);
  const selected = compileJson(meta, of, sets, source);
  return {
    selected,
    types: pg.types,
    readsKeys: false,
    one: ([text]) => new JsonText(text as string),
    list: (rows) => new JsonText(`[${rows.map(([text]) => text as string).join(',')}]`),
    page: throwMismatch,
  };
}

function createJsonPageReading(
  ...[meta, of, sets, source]: [EntityMetadata, GraphQLObjectType, Sets, Source]
): Reading {
  const { connection, edge, node } = toConnectionTemplate(of, sets, source.fragments);
  const readsKeys =
    hasPlaceholder(connection, 'startCursor') ||
    hasPlaceholder(connection, 'endCursor') ||
    hasPlaceholder(edge, 'cursor');
  return {
    selected: compileJson(meta, node.type, node.sets, source),
    types: lazyTypes,
    readsKeys,
    one: throwMismatch,
    list: throwMismatch,
    page: (rows, keys, { size, hasPreviousPage }) => {
      const shown = rows.slice(0, size);
      const nodes = shown.map(([text]) => text as string);
      const hasNextPage = rows.length > size;
      const cursorAt = (index: number) => {
        const row = shown.at(index);
        return row ? getCursor(row.slice(-keys).map(toValue)) : null;
      };
      const text = toText(connection, (place) => {
        if (place === 'hasNextPage') return String(hasNextPage);
        if (place === 'hasPreviousPage') return String(hasPreviousPage);
        if (place === 'startCursor') return JSON.stringify(cursorAt(0));
        if (place === 'endCursor') return JSON.stringify(cursorAt(-1));
        const edges = nodes.map((each, index) =>
          toText(edge, (at) => (at === 'node' ? each : JSON.stringify(cursorAt(index)))),
        );
        return `[${edges.join(',')}]`;
      });
      return new JsonText(text, { nodes, nextCursor: hasNextPage && readsKeys ? cursorAt(-1) : null });
    },
  };
}

function throwMismatch(): never {
  throw new Error('The field answers something else than is read');
}

/** On the info of a root field that is planned as JSON: the read that its resolver will run. */
const readingByInfo = new WeakMap<GraphQLResolveInfo, Reading>();
export const setReading = (info: GraphQLResolveInfo, reading: Reading) => (readingByInfo.set(info, reading), info);
export const getReading = (info: GraphQLResolveInfo) => readingByInfo.get(info);

/** A value whose text is parsed only if it is needed: most pages need the sort keys of their last row. */
class LazyValue {
  readonly #text: string;
  readonly #parse: (text: string) => unknown;

  constructor(text: string, parse: (text: string) => unknown) {
    this.#text = text;
    this.#parse = parse;
  }

  get value(): unknown {
    return this.#parse(this.#text);
  }
}

const parseText = (text: string) => text;
const lazyTypes = {
  getTypeParser: (type: number) => {
    if (type === pg.types.builtins.TEXT) return parseText;
    const parse = pg.types.getTypeParser(type);
    return (text: string) => new LazyValue(text, parse);
  },
} as Types;
const toValue = (key: unknown) => (key instanceof LazyValue ? key.value : key);
