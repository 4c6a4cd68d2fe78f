import { groupByHour } from './group-by-hour.ts';

const toIso = (time: string) => `2026-11-24T${time}:00.000Z`;

test('times are grouped by hour and quarter in their time zone', () => {
  expect(groupByHour([toIso('08:00'), toIso('08:30'), toIso('09:45')], 'America/New_York')).toEqual([
    {
      startsAt: toIso('08:00'),
      free: [
        { startsAt: toIso('08:00'), quarter: 0 },
        { startsAt: toIso('08:30'), quarter: 2 },
      ],
    },
    { startsAt: toIso('09:00'), free: [{ startsAt: toIso('09:45'), quarter: 3 }] },
  ]);
});

test('an hour in India starts at half past in Berlin, one in Nepal at a quarter past', () => {
  expect(groupByHour([toIso('08:15'), toIso('08:30')], 'Asia/Kolkata').map(({ startsAt }) => startsAt)).toEqual([
    toIso('07:30'),
    toIso('08:30'),
  ]);
  expect(groupByHour([toIso('08:15')], 'Asia/Kathmandu')[0]).toMatchObject({ free: [{ quarter: 0 }] });
});
