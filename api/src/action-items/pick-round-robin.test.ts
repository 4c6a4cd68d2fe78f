import { expect, test } from '@jest/globals';
import { pickRoundRobin } from '#action-items/pick-round-robin';

test('takes from each list in turn, in the order of the lists', () => {
  expect(pickRoundRobin([['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'], ['b1'], ['c1', 'c2']], 6)).toEqual([
    'a1',
    'a2',
    'a3',
    'b1',
    'c1',
    'c2',
  ]);
});

test('takes all when there are fewer than the limit', () => {
  expect(pickRoundRobin([[], ['b1']], 6)).toEqual(['b1']);
  expect(pickRoundRobin([], 6)).toEqual([]);
});
