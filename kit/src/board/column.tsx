import { useEffect, useId, useRef } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import styled from 'styled-components';
import { VirtualRows } from '../virtual-rows/virtual-rows.tsx';
import { MeasuringRule } from '../measuring-rule.tsx';
import type { BoardColumn } from './board-column.ts';
import { Card } from './card.tsx';
import { isSamePosition, getOtherCards, findPosition } from './positions.ts';
import type { BoardState } from './use-board.ts';
import { tokens } from '../theme/tokens.ts';

const cardHeight = { wide: 96, narrow: 96 };

interface ColumnProps {
  column: BoardColumn;
  /** How many cards the board has. */
  all: number;
  state: BoardState;
  help: string;
}

/** A column with its heading. The scale shows its share of the board's cards. */
export function Column({ column: { key, label, total, note, cards, empty, end }, all, state, help }: ColumnProps) {
  const place = useRef<HTMLElement>(null);
  const heading = useId();
  const { board } = state;
  useEffect(() => {
    if (!place.current) return undefined;
    return dropTargetForElements({
      element: place.current,
      getData: () => ({ column: key }),
      canDrop: ({ source }) => source.data.board === board,
      getIsSticky: () => false,
    });
  }, [board, key]);
  const { line, isLit } = getDropTarget(key, state);

  return (
    <Place ref={place} aria-labelledby={heading} data-column={key} $lit={isLit}>
      <Head>
        <h3 id={heading}>{label}</h3>
        <span>{total.toLocaleString()}</span>
      </Head>
      <MeasuringRule
        label={`${label}, share of all cards`}
        value={total}
        max={Math.max(all, 1)}
        text={`${total} of ${all}`}
      />
      {note && <Note>{note}</Note>}
      {cards.length === 0 && <Empty $line={line === 'end'}>{empty}</Empty>}
      <VirtualRows
        as={Cards}
        row="li"
        aria-labelledby={heading}
        items={cards}
        hasMore={total > cards.length}
        height={cardHeight}
        pinned={[state.current, state.up?.card]}
      >
        {(card, row, place) => (
          <Card
            {...{ card, place, row, board, help }}
            actions={state.actions}
            up={state.up?.card === card.id ? state.up.by : undefined}
            inTabOrder={state.current === card.id}
            line={line === card.id ? 'before' : line === 'end' && place === cards.length - 1 ? 'after' : undefined}
          />
        )}
      </VirtualRows>
      {end && <End>{end}</End>}
    </Place>
  );
}

/** Where the picked-up card would land in this column: before a card, or at the end. */
function getDropTarget(key: string, { up, columns, isOrdered }: BoardState): { line?: string; isLit: boolean } {
  if (up?.at.column !== key) return { isLit: false };
  const from = findPosition(columns, up.card);
  if (from && isSamePosition(from, up.at, isOrdered)) return { isLit: false };
  if (!isOrdered) return { isLit: true };
  return { line: getOtherCards(columns, key, up.card)[up.at.place]?.id ?? 'end', isLit: false };
}

const Place = styled.section<{ $lit: boolean }>`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${({ $lit }) => ($lit ? tokens.color.accent : 'transparent')};
  border-radius: ${tokens.radius.medium};
  align-content: start;
  background: ${tokens.color.sunken};
  box-shadow: ${({ $lit }) => ($lit ? `inset 0 0 0 1px ${tokens.color.accent}` : 'none')};
  scroll-snap-align: start;
  transition: border-color ${tokens.motion.feedback};
`;

const Head = styled.div`
  display: flex;
  margin-bottom: 4px;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  span {
    color: ${tokens.color.soft};
    font: 600 ${tokens.size.body} / 24px ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  margin-top: 4px;
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  &:not(:empty) {
    margin-top: ${tokens.space.s};
  }
`;

const End = styled.div`
  margin-top: ${tokens.space.xs};
`;

const Empty = styled.p<{ $line: boolean }>`
  padding: ${tokens.space.m} ${tokens.space.s};
  border: 1px dashed ${({ $line }) => ($line ? tokens.color.accent : tokens.color.line)};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.faint};
  && {
    margin-top: ${tokens.space.s};
  }
`;
