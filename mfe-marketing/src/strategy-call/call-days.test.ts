import { getSlotQuery, groupSlotsByDay } from './call-days.ts';

const now = new Date('2026-11-21T12:00:00Z');
const nineInBerlin = '2026-11-23T08:00:00.000Z';
const dayWith = (zone: string, slot: string, first = '2026-11-21') =>
  groupSlotsByDay(first, [slot], zone, now).find(({ free }) => free.length)?.day;

test.each([
  ['Europe/Berlin', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23'],
  ['Pacific/Honolulu', '2026-11-22'],
  ['Pacific/Auckland', '2026-11-23'],
])('Monday, 9:00 in Berlin, belongs in %s to %s', (zone, day) => {
  expect(dayWith(zone, nineInBerlin)).toBe(day);
});

test('an afternoon in Berlin is the next day in Auckland', () => {
  expect(dayWith('Pacific/Auckland', '2026-11-23T15:00:00.000Z')).toBe('2026-11-24');
});

test('a time keeps its day across the end of daylight saving time, on either side of the Atlantic', () => {
  const friday = '2026-10-23T15:00:00.000Z';
  const monday = '2026-10-26T16:00:00.000Z';
  const days = groupSlotsByDay('2026-10-20', [friday, monday], 'America/New_York', new Date('2026-10-20T00:00:00Z'));
  expect(days.filter(({ free }) => free.length).map(({ day }) => day)).toEqual(['2026-10-23', '2026-10-26']);
  expect(new Set(days.map(({ day }) => day)).size).toBe(14);
});

test('a working day without a free time is full, a day off is closed', () => {
  const days = groupSlotsByDay('2026-11-21', [nineInBerlin], 'Europe/Berlin', now);
  expect(days.map(({ state }) => state).slice(0, 5)).toEqual(['closed', 'closed', 'free', 'full', 'full']);
});

test('today is closed once its last call has begun, and so are days after the last bookable one', () => {
  const evening = new Date('2026-11-23T15:30:00Z');
  expect(groupSlotsByDay('2026-11-23', [], 'Europe/Berlin', evening)[0]?.state).toBe('closed');
  const far = groupSlotsByDay('2027-01-20', [], 'Europe/Berlin', evening);
  expect(far.find(({ day }) => day === '2027-01-22')?.state).toBe('full');
  expect(far.find(({ day }) => day === '2027-01-25')?.state).toBe('closed');
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('the query range covers fourteen full days in %s', (zone) => {
  const { from, days } = getSlotQuery('2026-11-21');
  const end = Date.parse(from) + days * 86_400_000;
  const sorted = groupSlotsByDay('2026-11-21', [from, new Date(end).toISOString()], zone, now);
  expect(sorted.flatMap(({ free }) => free)).toEqual(zone === 'Pacific/Kiritimati' ? [from] : []);
});
