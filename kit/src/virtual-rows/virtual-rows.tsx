import {
  type ElementType,
  memo,
  type ReactNode,
  type RefCallback,
  useMemo,
  useState,
  createElement,
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { type RowProps, getRowProps } from './row-props.ts';
import { useIsNarrow } from './use-screen.ts';
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

interface SpacerProps {
  as: 'tr' | 'li' | 'div';
  height: number;
}

/** Fills the space of rows that are not in the DOM. */
const Spacer = ({ as, height }: SpacerProps): ReactElement =>
  createElement(as, {
    'aria-hidden': true,
    'data-space': true,
    style: { ...resetStyle, display: as === 'tr' ? undefined : 'block', height },
  });

/* Resets everything that a row of the list would have. */
const resetStyle: CSSProperties = {
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  listStyle: 'none',
  pointerEvents: 'none',
};

interface Grid {
  /** How many columns the grid has. */
  columns: number;
  /** The gap between two lines, in pixels. */
  gap: number;
}

/** Reads the columns and the gap of a list from its computed style. */
function useGrid(body: RefObject<HTMLElement | null>, onGrid: (grid: Grid) => void): void {
  const notify = useEffectEvent(onGrid);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    notify(getGrid(element));
    const observer = new ResizeObserver(() => notify(getGrid(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
}

function getGrid(element: HTMLElement): Grid {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(element);
  if (display !== 'grid') return { columns: 1, gap: 0 };
  return { columns: Math.max(1, gridTemplateColumns.split(' ').length), gap: Number.parseFloat(rowGap) || 0 };
}
