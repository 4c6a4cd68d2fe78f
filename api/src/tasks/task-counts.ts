import { raw } from '@mikro-orm/postgresql';
import type { FilterObject } from '@mikro-orm/core';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { Task } from '#tasks/task.entity';
import { type BoardFilter, findBoardTasks } from '#tasks/find-board-tasks';

@ObjectType({ description: 'The number of tasks in each column', simpleResolvers: true })
export class TaskCounts {
  @Field(() => Int, { description: 'Not begun' })
  todo!: number;

  @Field(() => Int, { description: 'Being done' })
  inProgress!: number;

  @Field(() => Int, { description: 'Being looked at' })
  review!: number;

  @Field(() => Int, { description: 'Done' })
  done!: number;
}

/** Counted by the database: a list ends at its longest page, this does not. */
export async function taskCounts(context: Context, filter: BoardFilter): Promise<TaskCounts> {
  const count = (status: string, name: keyof TaskCounts) =>
    raw(`count(*) filter (where t.status = '${status}')::int as "${name}"`);
  return context.em
    .createQueryBuilder(Task, 't')
    .select([
      count('todo', 'todo'),
      count('in_progress', 'inProgress'),
      count('review', 'review'),
      count('done', 'done'),
    ])
    .where((await findBoardTasks(context, filter)) as FilterObject<Task>)
    .execute<TaskCounts>('get', false);
}
