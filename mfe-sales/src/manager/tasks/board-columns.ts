import type { TaskStatus } from 'rules/tasks';
import type { BoardColumnQuery } from '#gql/graphql.ts';

export type BoardTask = BoardColumnQuery['boardTasks']['edges'][number]['node'];

/**
 * The tasks of a column in the server's order: manual within a project; across projects by due date, and done tasks newest
 * first.
 */
export function getColumnTasks(tasks: readonly BoardTask[], status: TaskStatus, isOneProject: boolean): BoardTask[] {
  const column = tasks.filter((task) => task.status === status);
  if (isOneProject) return column.toSorted((a, b) => a.position - b.position || compare(a.id, b.id));
  if (status === 'done')
    return column.toSorted((a, b) => compare(b.doneAt ?? '', a.doneAt ?? '') || compare(b.id, a.id));
  return column.toSorted(
    (a, b) => compare(a.dueOn ?? afterEveryDate, b.dueOn ?? afterEveryDate) || compare(a.id, b.id),
  );
}

/** Sorts after every possible due date. */
const afterEveryDate = '9999-99-99';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The neighbor of a moved task, by its index among the visible cards: others may be filtered out or not loaded. */
export function findNeighbor(visibleTasks: readonly BoardTask[], id: string, index: number) {
  const others = visibleTasks.filter((task) => task.id !== id);
  return { beforeId: others[index]?.id ?? null, afterId: others[index] ? null : (others[index - 1]?.id ?? null) };
}
