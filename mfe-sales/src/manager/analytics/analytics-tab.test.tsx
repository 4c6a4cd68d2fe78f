import { screen, waitFor, within } from '@testing-library/react';
import { choose } from 'kit/test/choose';
import { weeksReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { createWorkChange, clinicId } from '../../testing/work.ts';

const weeks = weeksReply([
  { startsOn: '2026-11-09', done: 0, medianDays: null, mostDays: null },
  { startsOn: '2026-11-16', done: 3 },
]);

test('throughput and days to done show in two charts and, this week first, in a table', async () => {
  showManager('?tab=analytics', { TaskWeeks: weeks });
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Nov 16', '3', '2.5', '6'],
    ['Nov 9', '0', '–', '–'],
  ]);
});

test('choosing a project refetches the charts for it', async () => {
  const { sent, address } = showManager('?tab=analytics', { TaskWeeks: weeks });
  await choose(await screen.findByRole('combobox', { name: 'Project' }), 'Clinic');
  await waitFor(() =>
    expect(sent.findLast(({ operation }) => operation === 'TaskWeeks')?.variables).toEqual({ projectId: clinicId }),
  );
  expect(address()).toContain(`project=${clinicId}`);
});

test('a task completed in the meantime is counted', async () => {
  const { live, answers } = showManager('?tab=analytics', { TaskWeeks: weeks });
  await screen.findByRole('table');
  await waitFor(() => expect(live.countSubscribers('WorkChanged')).toBe(1));
  answers.TaskWeeks = weeksReply([{ done: 44 }]);
  live.emit('WorkChanged', createWorkChange('a', null));
  expect(await screen.findByRole('cell', { name: '44' })).toBeInTheDocument();
});
