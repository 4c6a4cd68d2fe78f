import { message } from '../../../testing/messages.ts';
import { messageGroups } from './message-groups.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => message(`m${1000 + from + place}`));
const getGroup = (groups: ReturnType<typeof messageGroups>, id: string) =>
  groups.find(({ messages }) => messages.some((one) => one.id === id))?.key;

test('a message stays in its group when older ones are prepended and newer ones appended', () => {
  const anchor = 'm1100';
  const before = messageGroups(numbered(100, 160), anchor);
  const after = messageGroups(numbered(37, 175), anchor);
  for (const { id } of numbered(100, 160)) expect(getGroup(after, id)).toBe(getGroup(before, id));
  expect(after.flatMap(({ messages }) => messages)).toHaveLength(138);
});

test('without an anchor the messages are grouped from the start', () => {
  expect(messageGroups(numbered(0, 26), 'gone').map(({ messages }) => messages.length)).toEqual([25, 1]);
  expect(messageGroups([], undefined)).toEqual([]);
});
