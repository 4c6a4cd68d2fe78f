import { type ElementType, memo, type ReactNode, type RefCallback, useMemo, useState } from 'react';
import { type RowProps, getRowProps } from './row-props.ts';
import { Spacer } from './spacer.tsx';
import { type Grid, useGrid } from './use-grid.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type Render<Item> = (item: Item, row: RowProps, place: number) => ReactNode;

interface VirtualRowsProps<Item> {
  /** The element around the rows, such as "tbody" or a styled list. */
  as: ElementType;
  /** What its rows are. */
  row: 'tr' | 'li' | 'div';
  items: readonly Item[];
  /** Whether there are more pages. */
  hasMore: boolean;
  /** The estimated height of a row, and of a card on a phone. */
  height: { wide: number; narrow: number };
  /** Rows that are always in the DOM. */
  pinned?: ReadonlyArray<string | undefined>;
  /** Renders a row, which spreads the props on its element. With a stable function, a row rerenders only when its item changes. */
  children: Render<Item>;
  'aria-labelledby'?: string;
  'aria-label'?: string;
}

/**
 * A virtual list in the normal flow of the page: only rows near the viewport are in the DOM. Rows may have any height, and are
 * laid out in columns if the element around them is a grid.
 */
export function VirtualRows<Item extends { id: string }>(props: VirtualRowsProps<Item>) {
  const { as: Body, row, items, hasMore, height, pinned, children, ...aria } = props;
  const [{ columns, gap }, setGrid] = useState<Grid>({ columns: 1, gap: 0 });
  const isNarrow = useIsNarrow();
  const pinnedIds = (pinned ?? []).filter(Boolean).join(' ');
  const pinnedLines = useMemo(() => {
    const ids = new Set(pinnedIds.split(' '));
    return items.flatMap(({ id }, place) => (ids.has(id) ? [Math.floor(place / columns)] : []));
  }, [items, pinnedIds, columns]);
  const { body, lines, total, measure, focusProps } = useVirtualRows<HTMLElement>({
    count: Math.ceil(items.length / columns),
    height: height[isNarrow ? 'narrow' : 'wide'],
    gap,
    columns,
    pinned: pinnedLines,
    getKey: (line) => items[line * columns]?.id ?? line,
  });
  useGrid(body, (grid) =>
    setGrid((known) => (known.columns === grid.columns && known.gap === grid.gap ? known : grid)),
  );
  const end = lines.at(-1)?.end ?? 0;

  return (
    <Body ref={body} {...aria} {...focusProps}>
      {lines.flatMap(({ index, start }, at) => {
        const before = lines[at - 1];
        const space = start - (before ? before.end + 2 * gap : gap);
        const isAdjacent = before ? before.index === index - 1 : index === 0;
        return [
          !isAdjacent && space > 0 && <Spacer key={`before ${index}`} as={row} height={space} />,
          ...items.slice(index * columns, (index + 1) * columns).map((item, column) => {
            const place = index * columns + column;
            return (
              <Row
                key={item.id}
                {...{ item, place, hasMore, render: children }}
                kind={row === 'tr' ? 'table' : 'list'}
                line={index}
                count={hasMore || row === 'tr' ? 0 : items.length}
                measure={column === 0 ? measure : undefined}
              />
            );
          }),
        ];
      })}
      {total - end > gap && <Spacer as={row} height={total - end - gap} />}
    </Body>
  );
}

interface RowOptions<Item> {
  item: Item;
  place: number;
  line: number;
  count: number;
  hasMore: boolean;
  kind: 'table' | 'list';
  measure: RefCallback<HTMLElement> | undefined;
  render: Render<Item>;
}

/* While scrolling, existing rows are not rerendered. */
const Row = memo(function Row<Item>({ item, place, line, count, hasMore, kind, measure, render }: RowOptions<Item>) {
  const props = useMemo<RowProps>(() => {
    const known = { 'data-index': line, ...getRowProps(kind, place, count, hasMore) };
    return measure ? { ...known, ref: measure } : known;
  }, [line, kind, place, count, hasMore, measure]);
  return render(item, props, place);
}) as <Item>(options: RowOptions<Item>) => ReactNode;
