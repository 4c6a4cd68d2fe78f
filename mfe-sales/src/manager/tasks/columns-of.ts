import type { TaskStatus } from 'rules/tasks';
import type { BoardTasksQuery } from '#gql/graphql.ts';

export type BoardTask = BoardTasksQuery['tasks'][number];

export const columnNames: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  review: 'Review',
  done: 'Done',
};

export interface Sieve {
  assignee: string;
  search: string;
}

export const nobody = 'nobody';

/** The tasks of a column in their order: by project, then by place. */
export const inColumn = (tasks: readonly BoardTask[], status: TaskStatus): BoardTask[] =>
  tasks
    .filter((task) => task.status === status)
    .toSorted((a, b) => a.project.id.localeCompare(b.project.id) || a.position - b.position);

/** What was done last first: where tasks have no order, nobody looks for what was done long ago. */
export const lastDoneFirst = (tasks: readonly BoardTask[]): BoardTask[] =>
  tasks.toSorted((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''));

export function isSought({ title, description, assignee }: BoardTask, sieve: Sieve): boolean {
  const words = sieve.search.trim().toLowerCase();
  if (sieve.assignee === nobody ? assignee : sieve.assignee && assignee?.id !== sieve.assignee) return false;
  return `${title}\n${description}`.toLowerCase().includes(words);
}

/**
 * The place in the whole column that a place among the cards one sees stands for: right before the card that follows there,
 * else right behind the one before.
 */
export function placeInColumn(column: readonly BoardTask[], shown: readonly BoardTask[], id: string, place: number) {
  const others = column.filter((task) => task.id !== id);
  const seen = shown.filter((task) => task.id !== id);
  const at = (task: BoardTask | undefined) => others.findIndex((other) => other.id === task?.id);
  return seen[place] ? at(seen[place]) : at(seen[place - 1]) + 1;
}
