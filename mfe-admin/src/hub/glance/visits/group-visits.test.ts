import { groupVisits } from './group-visits.ts';
import { periods } from './periods.ts';

const [week, month] = periods;
const days = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.UTC(2026, 10, 1 + place)).toISOString().slice(0, 10),
    views: place + 1,
    submits: place === 0 ? 2 : 0,
    failedSubmits: 0,
    faults: 1,
  }));

test('lists seven days one by one, labeled by weekday', () => {
  const buckets = week ? groupVisits(days(7), week, 'en') : [];
  expect(buckets.map(({ name }) => name)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(buckets.map(({ views }) => views)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('groups four weeks by week, labeled by the first day', () => {
  const buckets = month ? groupVisits(days(28), month, 'en') : [];
  expect(buckets.map(({ name }) => name)).toEqual(['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22']);
  expect(buckets[0]).toEqual({ name: 'Nov 1', views: 28, submits: 2, failedSubmits: 0, faults: 7 });
});
