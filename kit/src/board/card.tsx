import { useCallback, useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { BoardCard } from './board-column.ts';
import { Content, Frame } from './card-frame.ts';
import { Handle } from './handle.tsx';
import { MoveMenu } from './move-menu.tsx';
import { movesOf } from './moves-of.ts';
import type { BoardState } from './use-board.ts';
import type { RowProps } from '../virtual-rows/row-props.ts';

interface CardProps {
  card: BoardCard;
  /** In its column, from 0. */
  place: number;
  row: RowProps;
  state: BoardState;
  help: string;
  /** The card that is up would land on this side of it. */
  line: 'before' | 'after' | undefined;
}

export function Card({ card: { id, name, content, isFixed = false }, place, row, state, help, line }: CardProps) {
  const frame = useRef<HTMLLIElement>(null);
  const { ref: measure, ...rowProps } = row;
  const attach = useCallback(
    (element: HTMLLIElement | null) => {
      frame.current = element;
      measure?.(element);
    },
    [measure],
  );
  const { board } = state;
  useEffect(() => {
    if (isFixed || !frame.current) return undefined;
    return draggable({ element: frame.current, getInitialData: () => ({ board, card: id }) });
  }, [isFixed, board, id]);
  const isUp = state.up?.card === id;
  const isDragged = isUp && state.up?.by === 'pointer';
  const inTabOrder = state.current === id;

  return (
    <Frame
      {...rowProps}
      ref={attach}
      data-card={id}
      data-at={place}
      $fixed={isFixed}
      $up={isUp}
      $dragged={isDragged}
      $line={line}
      onFocus={() => state.visit(id)}
    >
      {!isFixed && <Handle id={id} name={name} state={state} isUp={isUp} help={help} inTabOrder={inTabOrder} />}
      <Content $fixed={isFixed}>{content}</Content>
      {!isFixed && (
        <MoveMenu
          name={name}
          inTabOrder={inTabOrder}
          moves={movesOf(state.columns, id, state.isOrdered)}
          onChoose={(at) => state.moveTo(id, at)}
        />
      )}
    </Frame>
  );
}
