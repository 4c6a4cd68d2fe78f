import { expect, test } from '@jest/globals';
import { chooseInTurns } from '#action-items/choose-in-turns';

test('each list has its turn, and the order is that of the lists', () => {
  expect(chooseInTurns([['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'], ['b1'], ['c1', 'c2']], 6)).toEqual([
    'a1',
    'a2',
    'a3',
    'b1',
    'c1',
    'c2',
  ]);
});

test('fewer than asked for are all taken', () => {
  expect(chooseInTurns([[], ['b1']], 6)).toEqual(['b1']);
  expect(chooseInTurns([], 6)).toEqual([]);
});
