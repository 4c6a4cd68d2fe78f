import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board } from './board.tsx';
import type { BoardCard, BoardColumn, Move } from './board-column.ts';

const card = (name: string, more: Partial<BoardCard> = {}): BoardCard => ({
  id: name,
  name,
  content: <a href={`#${name}`}>{name}</a>,
  ...more,
});

const column = (key: string, cards: BoardCard[], total = cards.length): BoardColumn => ({
  key,
  label: key,
  total,
  cards,
  empty: `Nothing in ${key}`,
});

const start = [
  column('Plan', [card('Web shop'), card('Map'), card('Audit')]),
  column('Build', [card('Till')], 12),
  column('Done', []),
];

/** A board that applies each move and records it. */
function show({ columns = start, isOrdered = true }: { columns?: BoardColumn[]; isOrdered?: boolean } = {}) {
  const moves: Move[] = [];
  let put: (next: BoardColumn[]) => void = () => undefined;
  function Page() {
    const [now, setNow] = useState(columns);
    put = setNow;
    const onMove = (move: Move) => {
      moves.push(move);
      setNow((before) => moved(before, move));
    };
    return (
      <>
        <Board label="Work" columns={now} onMove={onMove} isOrdered={isOrdered} />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  render(<Page />);
  return { moves, put: (next: BoardColumn[]) => act(() => put(next)) };
}

function moved(columns: BoardColumn[], { card: id, to, place }: Move): BoardColumn[] {
  const found = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  return columns.map((each) => {
    const others = each.cards.filter((one) => one.id !== id);
    return { ...each, cards: each.key === to && found ? others.toSpliced(place, 0, found) : others };
  });
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const goTo = (name: string) => act(() => handle(name).focus());
const names = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const getAnnouncement = () => screen.getByRole('status').textContent;

test('columns show their label, their total and, when empty, their placeholder', () => {
  show();
  expect(screen.getByRole('group', { name: 'Work' })).toBeInTheDocument();
  expect(names('Plan')).toEqual(['Web shop', 'Map', 'Audit']);
  expect(screen.getByRole('region', { name: 'Build' })).toHaveTextContent('Build12');
  expect(screen.getByRole('progressbar', { name: 'Build, share of all cards' })).toHaveAttribute(
    'aria-valuetext',
    '12 of 15',
  );
  expect(screen.getByText('Nothing in Done')).toBeInTheDocument();
});

test('Space picks up a card, arrows move it, Space drops it, and every step is announced', async () => {
  const { moves } = show();
  goTo('Map');
  await userEvent.keyboard(' ');
  expect(getAnnouncement()).toBe('Map, picked up. Column Plan, position 2 of 3.');
  expect(handle('Map')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(getAnnouncement()).toBe('Column Plan, position 3 of 3.');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(getAnnouncement()).toBe('Column Build, position 2 of 2.');
  await userEvent.keyboard('{ArrowUp}');
  expect(moves).toEqual([]);
  await userEvent.keyboard(' ');
  expect(getAnnouncement()).toBe('Map, dropped. Column Build, position 1 of 2.');
  expect(moves).toEqual([{ card: 'Map', from: 'Plan', to: 'Build', place: 0 }]);
  expect(names('Build')).toEqual(['Map', 'Till']);
});

test('the focus stays on the card after the move, and when the server disagrees', async () => {
  const { put } = show();
  goTo('Map');
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(names('Build')).toEqual(['Till', 'Map']);
  expect(handle('Map')).toHaveFocus();
  put(start);
  expect(names('Plan')).toEqual(['Web shop', 'Map', 'Audit']);
  expect(handle('Map')).toHaveFocus();
});

test('a card move does not take the focus from someone who has moved on', async () => {
  const { put } = show();
  goTo('Map');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  put(moved(start, { card: 'Map', from: 'Plan', to: 'Done', place: 0 }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('Escape cancels the move, and so does leaving the board', async () => {
  const { moves } = show();
  goTo('Web shop');
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  expect(getAnnouncement()).toBe('Web shop, move canceled. Column Plan, position 1 of 3.');
  expect(handle('Web shop')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard(' {ArrowRight}{Tab}');
  expect(getAnnouncement()).toBe('Web shop, move canceled. Column Plan, position 1 of 3.');
  expect(moves).toEqual([]);
});

test('dropping a card where it was is not a move', async () => {
  const { moves } = show();
  goTo('Web shop');
  await userEvent.keyboard(' {ArrowUp}{ArrowLeft} ');
  expect(moves).toEqual([]);
});

test('if cards have no order, only the column is announced and changed', async () => {
  const { moves } = show({ isOrdered: false });
  goTo('Audit');
  await userEvent.keyboard(' ');
  expect(getAnnouncement()).toBe('Audit, picked up. Column Plan.');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
  expect(getAnnouncement()).toBe('Audit, dropped. Column Done.');
  expect(moves).toEqual([{ card: 'Audit', from: 'Plan', to: 'Done', place: 0 }]);
});

test('one card at a time is in the tab order, and arrow keys move between cards', async () => {
  show();
  await userEvent.tab();
  expect(handle('Web shop')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(handle('Till')).toHaveFocus();
  expect(handle('Till')).toHaveAttribute('tabindex', '0');
  expect(handle('Web shop')).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(handle('Web shop')).toHaveFocus();
});

test("a card's menu lists where it can go, and moves it there", async () => {
  const { moves } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Move Web shop to…' }));
  const items = within(screen.getByRole('menu', { name: 'Move Web shop to' })).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Down', 'Build', 'Done']);
  expect(items[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(getAnnouncement()).toBe('Web shop, moved. Column Build, position 2 of 2.');
  expect(moves).toEqual([{ card: 'Web shop', from: 'Plan', to: 'Build', place: 1 }]);
  expect(handle('Web shop')).toHaveFocus();
});

test('the menu closes on Escape and restores the focus, and closes on a click outside', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Move Map to…' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a fixed card cannot be moved, and arrow keys skip it', async () => {
  show({ columns: [column('Plan', [card('Web shop'), card('Won', { isFixed: true }), card('Audit')])] });
  expect(screen.getByRole('link', { name: 'Won' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Won/ })).not.toBeInTheDocument();
  goTo('Web shop');
  await userEvent.keyboard('{ArrowDown}');
  expect(handle('Audit')).toHaveFocus();
});

test('a picked-up card that someone else removes is released', async () => {
  const { moves, put } = show();
  goTo('Till');
  await userEvent.keyboard(' {ArrowLeft}');
  put([column('Plan', [card('Web shop')]), column('Build', [])]);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  expect(moves).toEqual([]);
});

test("a column's summary is shown below its heading", () => {
  show({ columns: [{ ...column('Plan', [card('Web shop')]), note: '$40,000' }, column('Build', [])] });
  expect(within(screen.getByRole('region', { name: 'Plan' })).getByText('$40,000')).toBeInTheDocument();
});
