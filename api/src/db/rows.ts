import { type Connection, Edge } from '#db/page';
import type { SelectedList } from '#db/selected';
import type { Shape } from '#db/selection';

export type Sizes = ReadonlyMap<SelectedList, number>;

/** A row as a plain object in the selection's shape. A to-one relation without a row is null. */
export function toObject(row: unknown[], shape: Shape, sizes: Sizes): object {
  const object = (shape.guard ? Object.create(shape.guard) : {}) as Record<string, unknown>;
  for (const { name, at } of shape.scalars) object[name] = row[at];
  for (const { name, at, shape: inner } of shape.relations)
    object[name] = row[at] === null ? null : toObject(row, inner, sizes);
  if (shape.lists.length > 0)
    object.lists = Object.fromEntries(
      shape.lists.map(({ key, at, list, shape: inner }) => {
        const rows = row[at] as unknown[][];
        return [key, toConnection(rows, inner, list.list.orderBy.length, sizes.get(list) ?? rows.length, sizes)];
      }),
    );
  return object;
}

/** Rows of a page, and perhaps one more, as a connection. The sort keys are last in each. */
export function toConnection<T>(
  rows: unknown[][],
  shape: Shape,
  keys: number,
  size: number,
  sizes: Sizes,
): Connection<T> {
  const edges = rows.slice(0, size).map((row) => new Edge(toObject(row, shape, sizes) as T, row.slice(-keys)));
  return { edges, pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null } };
}
