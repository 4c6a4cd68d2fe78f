import { type Connection, createConnection, Edge, type PageBounds } from '#db/page';
import type { SelectedList } from '#db/selected';
import type { Shape } from '#db/selection';
import { markPartial } from '#db/shown-in-part';

/** The parts of the nested lists that a statement reads. */
export type Pages = ReadonlyMap<SelectedList, PageBounds>;

/** A row as a plain object in the selection's shape. A to-one relation without a row is null. */
export function toObject(row: unknown[], shape: Shape, pages: Pages): object {
  const object = (shape.guard ? Object.create(shape.guard) : {}) as Record<string, unknown>;
  if (shape.isWhole !== undefined && row[shape.isWhole] !== true) markPartial(object);
  for (const { name, at } of shape.scalars) object[name] = row[at];
  for (const { name, at, shape: inner } of shape.relations)
    object[name] = row[at] === null ? null : toObject(row, inner, pages);
  if (shape.lists.length > 0)
    object.lists = Object.fromEntries(
      shape.lists.map(({ key, at, list, shape: inner }) => {
        const rows = row[at] as unknown[][];
        const bounds = pages.get(list) ?? { size: rows.length, hasPreviousPage: false };
        return [key, toConnection(rows, inner, list.list.orderBy.length, bounds, pages)];
      }),
    );
  return object;
}

/** Rows of a page, and perhaps one more, as a connection. The sort keys are last in each. */
export function toConnection<T>(
  rows: unknown[][],
  shape: Shape,
  keys: number,
  { size, hasPreviousPage }: PageBounds,
  pages: Pages,
): Connection<T> {
  const edges = rows.slice(0, size).map((row) => new Edge(toObject(row, shape, pages) as T, row.slice(-keys)));
  return createConnection(edges, { hasPreviousPage, hasNextPage: rows.length > size });
}
