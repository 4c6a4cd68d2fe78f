import { getDaysUntil } from 'kit/format';
import { toAgencyDay } from 'rules/call-times';
import type { OwnTask_TaskFragment } from '#gql/graphql.ts';

export type OwnTask = OwnTask_TaskFragment;

export interface TaskGroup {
  label: string;
  tasks: OwnTask[];
}

/** From most to least urgent. The first whose limit covers the days that are left is the task's. */
const groups: ReadonlyArray<[label: string, maxDaysLeft: number]> = [
  ['Overdue', -1],
  ['Due today', 0],
  ['Next 7 days', 7],
  ['Later', Infinity],
];

/**
 * Tasks that are not done, by how soon they are due, in the order given. Groups without tasks are left out. Due dates are days of the
 * agency's time zone.
 */
export function groupByDue(tasks: readonly OwnTask[], now = new Date()): TaskGroup[] {
  const today = toDate(toAgencyDay(now));
  const found = Map.groupBy(tasks, ({ dueOn }) => getLabel(dueOn, today));
  return [...groups.map(([label]) => label), noDueDate].flatMap((label) => {
    const members = found.get(label);
    return members ? [{ label, tasks: members }] : [];
  });
}

const noDueDate = 'No due date';

const toDate = (day: string) => new Date(`${day}T00:00`);

function getLabel(dueOn: string | null, today: Date): string {
  if (!dueOn) return noDueDate;
  const daysLeft = getDaysUntil(toDate(dueOn), today);
  return groups.find(([, maxDaysLeft]) => daysLeft <= maxDaysLeft)?.[0] ?? noDueDate;
}

/** The element on the page that opens a task. */
export const getTaskTitleId = (id: string) => `task-${id}`;
