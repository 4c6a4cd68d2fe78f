import { snoozeTimes } from './snooze-times.ts';

const local = (date: Date) => `${date.toDateString()} ${date.toTimeString().slice(0, 5)}`;

test.each([
  ['hour', 'Fri Nov 20 2026 15:30'],
  ['afternoon', 'Fri Nov 20 2026 18:30'],
  ['tomorrow', 'Sat Nov 21 2026 09:00'],
  ['monday', 'Mon Nov 23 2026 09:00'],
  ['month', 'Sun Dec 20 2026 09:00'],
] as const)('%s on a Friday afternoon ends on %s', (name, expected) => {
  expect(local(snoozeTimes[name].getEnd(new Date(2026, 10, 20, 14, 30)))).toBe(expected);
});

test.each([
  ['Sunday', 22, 'Mon Nov 23 2026 09:00'],
  ['Monday', 23, 'Mon Nov 30 2026 09:00'],
])('Monday, on a %s, is the next one', (_day, date, expected) => {
  expect(local(snoozeTimes.monday.getEnd(new Date(2026, 10, date, 8)))).toBe(expected);
});
