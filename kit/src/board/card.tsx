import { isValidElement, memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { BoardCard } from './board-column.ts';
import { Content, Frame } from './card-frame.ts';
import { Handle } from './handle.tsx';
import { MoveMenu } from './move-menu.tsx';
import type { CardActions } from './use-card-actions.ts';
import type { RowProps } from '../virtual-rows/row-props.ts';

interface CardProps {
  card: BoardCard;
  /** In its column, from 0. */
  place: number;
  row: RowProps;
  /** The id prefix of the board's cards and columns. */
  board: string;
  actions: CardActions;
  help: string;
  /** Whether it is being moved, and by which input. */
  up: 'keys' | 'pointer' | undefined;
  inTabOrder: boolean;
  /** The picked-up card would land on this side of it. */
  line: 'before' | 'after' | undefined;
}

/** One card. It rerenders only when its own state changes, because a board may have hundreds of cards. */
export const Card = memo(function Card({ card, place, row, board, actions, help, up, inTabOrder, line }: CardProps) {
  const { id, name, content, isFixed = false } = card;
  const frame = useRef<HTMLLIElement>(null);
  const { ref: measure, ...rowProps } = row;
  const attach = useCallback(
    (element: HTMLLIElement | null) => {
      frame.current = element;
      measure?.(element);
    },
    [measure],
  );
  useEffect(() => {
    if (isFixed || !frame.current) return undefined;
    return draggable({ element: frame.current, getInitialData: () => ({ board, card: id }) });
  }, [isFixed, board, id]);

  return (
    <Frame
      {...rowProps}
      ref={attach}
      data-card={id}
      data-at={place}
      $fixed={isFixed}
      $up={up !== undefined}
      $dragged={up === 'pointer'}
      $line={line}
      onFocus={() => actions.visit(id)}
    >
      {!isFixed && <Handle {...{ id, name, actions, help, inTabOrder }} isUp={up !== undefined} />}
      <Content $fixed={isFixed}>{content}</Content>
      {!isFixed && (
        <MoveMenu
          name={name}
          inTabOrder={inTabOrder}
          findMoves={() => actions.findMoves(id)}
          onChoose={(at) => actions.moveTo(id, at)}
        />
      )}
    </Frame>
  );
}, isSame);

/** Content counts as unchanged if it is the same element type with the same props. */
function isSame({ card, ...props }: CardProps, { card: next, ...nextProps }: CardProps): boolean {
  const { content, ...about } = card;
  const { content: nextContent, ...nextAbout } = next;
  return isEqual(props, nextProps) && isEqual(about, nextAbout) && isSameElement(content, nextContent);
}

const isSameElement = (one: ReactNode, other: ReactNode) =>
  one === other ||
  (isValidElement<object>(one) &&
    isValidElement<object>(other) &&
    one.type === other.type &&
    isEqual(one.props, other.props));

function isEqual<Values extends object>(one: Values, other: Values): boolean {
  const names = Object.keys(one) as Array<keyof Values>;
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && Object.is(one[name], other[name]))
  );
}
