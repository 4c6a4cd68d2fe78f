import type { FilterObject } from '@mikro-orm/core';
import { raw } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Task } from '#tasks/task.entity';
import { totalsSql } from '#totals/definitions';
import { toBoardTaskWhere } from '#tasks/board-task-where';
import type { TaskFilter } from '#tasks/tasks.inputs';

@ObjectType({ description: 'The number of tasks in each column', simpleResolvers: true })
export class TaskCounts {
  @Field(() => Int, { description: 'Not begun' })
  todo!: number;

  @Field(() => Int, { description: 'Being done' })
  inProgress!: number;

  @Field(() => Int, { description: 'In review' })
  review!: number;

  @Field(() => Int, { description: 'Done' })
  done!: number;
}

const columns = { todo: 'todo', inProgress: 'in_progress', review: 'review', done: 'done' };
const toCountColumns = (count: (status: string) => string) =>
  Object.entries(columns).map(([name, status]) => `${count(status)}::int as "${name}"`);
const allCountsSql = `
  select ${toCountColumns((status) => `coalesce(sum(count) filter (where key[1] = '${status}'), 0)`).join(', ')} from ${totalsSql('tasks')}`;

/** Counted by the database, because a list ends at its maximum page size. */
export async function countTasks(context: Context, filter: TaskFilter): Promise<TaskCounts> {
  const { em, viewer } = context;
  if (isInAudience('admin', viewer) && !Object.values(filter).some(Boolean)) {
    const [counts] = await em.execute<TaskCounts[]>(allCountsSql, [], readConnection);
    if (!counts) throw new Error('A sum without a row');
    return counts;
  }
  return em
    .createQueryBuilder(Task, 't')
    .select(toCountColumns((status) => `count(*) filter (where t.status = '${status}')`).map((column) => raw(column)))
    .where((await toBoardTaskWhere(context, filter)) as FilterObject<Task>)
    .execute<TaskCounts>('get', false);
}
