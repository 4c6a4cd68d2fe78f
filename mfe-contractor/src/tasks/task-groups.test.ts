import { groupByDue, type OwnTask } from './task-groups.ts';

const createTask = (dueOn: string | null) => ({ id: dueOn ?? 'none', dueOn }) as OwnTask;

test('groups tasks by how soon they are due on the agency’s day, wherever the reader is', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-28', '2026-11-29', null];
  // In Berlin, it is 00:30 on the 21st.
  const groups = groupByDue(days.map(createTask), new Date('2026-11-20T23:30:00Z'));
  expect(groups.map(({ label, tasks }) => [label, tasks.map(({ dueOn }) => dueOn)])).toEqual([
    ['Overdue', ['2026-11-20']],
    ['Due today', ['2026-11-21']],
    ['Next 7 days', ['2026-11-28']],
    ['Later', ['2026-11-29']],
    ['No due date', [null]],
  ]);
});
