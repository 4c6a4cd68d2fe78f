import { message } from '../../../testing/messages.ts';
import { groupMessages } from './group-messages.ts';

const createMessages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => message(`m${1000 + from + place}`));
const findGroup = (groups: ReturnType<typeof groupMessages>, id: string) =>
  groups.find(({ messages }) => messages.some((one) => one.id === id))?.key;

test('a message stays in its group when older ones are prepended and newer ones appended', () => {
  const anchor = 'm1100';
  const before = groupMessages(createMessages(100, 160), anchor);
  const after = groupMessages(createMessages(37, 175), anchor);
  for (const { id } of createMessages(100, 160)) expect(findGroup(after, id)).toBe(findGroup(before, id));
  expect(after.flatMap(({ messages }) => messages)).toHaveLength(138);
});

test('without an anchor the messages are grouped from the start', () => {
  expect(groupMessages(createMessages(0, 26), 'gone').map(({ messages }) => messages.length)).toEqual([25, 1]);
  expect(groupMessages([], undefined)).toEqual([]);
});
