import { message } from '../../test/tickets.ts';
import { groupByDay } from './group-by-day.ts';

const now = new Date(2026, 10, 22, 12, 0);
const at = (day: number, hour: number, minute = 0, year = 2026) => new Date(year, 10, day, hour, minute).toISOString();
const days = (...messages: ReturnType<typeof message>[]) => groupByDay(messages, now, 'en-GB');

test('messages are grouped by day, with readable names', () => {
  const messages = [at(12, 9, 0, 2025), at(12, 9), at(21, 9), at(22, 9)].map((createdAt, index) =>
    message({ id: `m${index}`, createdAt }),
  );
  expect(days(...messages).map(({ name }) => name)).toEqual([
    'Wednesday, 12 November 2025',
    'Thursday 12 November',
    'Yesterday',
    'Today',
  ]);
});

test('consecutive messages of one person share one name; another person, or a pause, shows a name again', () => {
  const [day] = days(
    message({ id: 'a', createdAt: at(22, 9, 0) }),
    message({ id: 'b', createdAt: at(22, 9, 9) }),
    message({ id: 'c', createdAt: at(22, 9, 10), fromTeam: false }),
    message({ id: 'd', createdAt: at(22, 9, 11) }),
    message({ id: 'e', createdAt: at(22, 9, 30) }),
  );
  expect(day?.rows.map(({ isNamed }) => isNamed)).toEqual([true, false, true, true, true]);
});
