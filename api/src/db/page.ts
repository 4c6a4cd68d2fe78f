import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { defaultPageSize, maxPageSize } from 'rules/paging';
import { validate as isUuid } from 'uuid';
import { badInput, malformed } from '#errors';

/** Relay-style forward pagination. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: defaultPageSize, description: `Page size, 1 to ${maxPageSize}` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the item after which the page starts' })
  after?: string | null;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  /** Counts the whole list; null if it is too long. */
  count?: () => Promise<number | null>;
}

@ObjectType({ description: 'Where a page is in its list', simpleResolvers: true })
export class PageInfo {
  @Field({
    description:
      'Whether the page starts after an item of the list: true if the query skips any, by `after` for example',
  })
  hasPreviousPage!: boolean;

  @Field({ description: 'Whether there are more items after this page' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item, for `after`' })
  endCursor!: string | null;
}

/** An item and its sort keys. The cursor is only computed if it is selected. */
export class Edge<T> {
  readonly node: T;
  readonly #keys: unknown[];
  constructor(node: T, keys: unknown[]) {
    this.node = node;
    this.#keys = keys;
  }
  get cursor(): string {
    return getCursor(this.#keys);
  }
}

/** Which part of a list was read: up to `size` items, after others or from the beginning. */
export interface PageBounds {
  size: number;
  hasPreviousPage: boolean;
}

/** A cursor names an item that its reader has received, so a page after one has items before it. */
export const getPageBounds = ({ first, after, skip }: PageArgs & { skip?: number }): PageBounds => ({
  size: requirePageSize(first),
  hasPreviousPage: after != null || Boolean(skip),
});

/** A page from its items and whether there are more. The cursors are only computed if they are selected. */
export const createConnection = <T>(
  edges: Edge<T>[],
  { hasPreviousPage, hasNextPage }: Pick<PageInfo, 'hasPreviousPage' | 'hasNextPage'>,
): Connection<T> => ({
  edges,
  pageInfo: {
    hasPreviousPage,
    hasNextPage,
    get startCursor() {
      return edges.at(0)?.cursor ?? null;
    },
    get endCursor() {
      return edges.at(-1)?.cursor ?? null;
    },
  },
});

/** The cursor of a row, from its sort keys. */
export const getCursor = (keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** A count reads every row, so longer lists are not counted. */
export const maxCount = 10_000;
const countField = {
  nullable: true,
  description: `How many items the whole list has; null above ${maxCount.toLocaleString('en')}`,
};

interface ConnectionOptions {
  /** Whether it has `totalCount`, which `read.page` counts if it is selected. Lists of a row have not: each row would be a count. */
  isCounted?: boolean;
}

/** The GraphQL types for a list of `Node`: `<Name>Connection` and `<Name>Edge`. */
export function getConnection<T extends object>(
  Node: ClassType<T>,
  name: string,
  { isCounted = false }: ConnectionOptions = {},
) {
  @ObjectType(`${name}Edge`, { description: `One item of a list of ${name}, with its cursor`, simpleResolvers: true })
  class NodeEdge {
    @Field(() => Node, { description: 'The item at this position' })
    node!: T;
    @Field(() => String, { description: 'The cursor of this item, for `after`' })
    cursor!: string;
  }
  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}`, simpleResolvers: true })
  class NodeConnection {
    @Field(() => [NodeEdge], { description: 'Items in list order' })
    edges!: NodeEdge[];
    @Field(() => PageInfo, { description: 'Where this page is in the list' })
    pageInfo!: PageInfo;
    count?: Connection<T>['count'];
    totalCount() {
      return this.count?.() ?? null;
    }
  }
  const counter = Object.getOwnPropertyDescriptor(NodeConnection.prototype, 'totalCount');
  if (isCounted && counter) Field(() => Int, countField)(NodeConnection.prototype, 'totalCount', counter);
  return NodeConnection;
}

export function requirePageSize(first: number): number {
  if (first < 1 || first > maxPageSize) throw badInput({ first: `A page has 1 to ${maxPageSize} rows` });
  return first;
}

/** The keys of a cursor for columns of these types, so that invalid keys cause no database error. */
export function decodeCursor(cursor: string, columnTypes: string[]): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === columnTypes.length &&
      values.every((value, index) => matchesColumnType(value, columnTypes[index] ?? ''))
    )
      return values;
  } catch (cause) {
    throw malformed('`after` is not a cursor of this list', cause);
  }
  throw malformed('`after` is not a cursor of this list');
}

const instant = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** JavaScript rolls over a date such as 2026-02-30, and the database rejects it. */
function isDay(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

function matchesColumnType(value: unknown, columnType: string): boolean {
  if (/int|serial/.test(columnType)) {
    const most = columnType === 'smallint' ? 2 ** 15 : 2 ** 31;
    return Number.isInteger(value) && Math.abs(value as number) < most;
  }
  if (columnType === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (columnType === 'uuid') return isUuid(value);
  if (columnType.startsWith('timestamptz'))
    return instant.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10));
  if (columnType.startsWith('numeric')) return /^-?\d{1,20}(\.\d{1,20})?$/.test(value);
  return !value.includes('\0');
}
