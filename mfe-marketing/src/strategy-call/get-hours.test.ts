import { getHours } from './get-hours.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;

test('times stand in the hour and the quarter of their zone', () => {
  expect(getHours([at('08:00'), at('08:30'), at('09:45')], 'America/New_York')).toEqual([
    {
      startsAt: at('08:00'),
      free: [
        { startsAt: at('08:00'), quarter: 0 },
        { startsAt: at('08:30'), quarter: 2 },
      ],
    },
    { startsAt: at('09:00'), free: [{ startsAt: at('09:45'), quarter: 3 }] },
  ]);
});

test('an hour of India begins at half past in Berlin, one of Nepal at a quarter past', () => {
  expect(getHours([at('08:15'), at('08:30')], 'Asia/Kolkata').map(({ startsAt }) => startsAt)).toEqual([
    at('07:30'),
    at('08:30'),
  ]);
  expect(getHours([at('08:15')], 'Asia/Kathmandu')[0]).toMatchObject({ free: [{ quarter: 0 }] });
});
