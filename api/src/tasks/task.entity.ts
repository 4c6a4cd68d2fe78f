import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { type TaskStatus, taskStatuses } from 'rules/tasks';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { User } from '#people/user.entity';
import { NameOfProject } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { DateScalar } from '#scalars';
import { totalsTrigger } from '#totals/trigger';
import { Node } from '#db/node';

export const TaskStatusEnum = graphqlEnum('TaskStatus', taskStatuses, 'The column of a task on the board', {
  todo: 'Not started',
  in_progress: 'Someone works on it',
  review: 'It is being reviewed',
  done: 'Done',
});

@ObjectType('Task', { implements: Node, description: 'A task in a project', simpleResolvers: true })
@Entity({ tableName: 'tasks' })
@Trigger(totalsTrigger('tasks'))
@Check({ name: 'tasks_position_natural', expression: 'position >= 0' })
@Index({ properties: ['project', 'position', 'id'] })
@Index({ properties: ['project', 'status'] })
@Index({ properties: ['status', 'dueOrder', 'id'] })
@Index({ properties: ['status', 'doneAt', 'id'] })
@Index({
  name: 'tasks_undone',
  expression: `create index "tasks_undone" on "tasks" ("project_id", "due_on") where status <> 'done'`,
})
@Index({
  name: 'tasks_undone_of_assignees',
  expression: `create index "tasks_undone_of_assignees" on "tasks" ("assignee_id", "due_on", "project_id") where status <> 'done'`,
})
@Index({ properties: ['doneAt', 'createdAt', 'project'] })
@Index({
  name: 'tasks_searched',
  expression: 'create index "tasks_searched" on "tasks" using gin ("searched" gin_trgm_ops)',
})
export class Task extends BaseEntity<
  | 'description'
  | 'status'
  | 'assignee'
  | 'reporter'
  | 'assignedAt'
  | 'timeboxMinutes'
  | 'dueOn'
  | 'doneAt'
  | 'dueOrder'
  | 'searched'
> {
  @Field({ description: 'Title' })
  @Property({ type: 'text' })
  title!: string;

  @Field({ description: 'Description; may be empty' })
  @Property({ type: 'text' })
  description: string = '';

  @Field(() => TaskStatusEnum, { description: 'The column of the board' })
  @Enum({ items: () => [...taskStatuses] })
  status: TaskStatus = 'todo';

  @Field(() => Int, { description: 'Position in the column, from 0' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The due date, for example 2026-11-30' })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it moved to done; null in other columns' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null = null;

  @Field(() => Int, { nullable: true, description: 'How many minutes the assignee plans for it; null without a plan' })
  @Property({ type: 'integer', nullable: true })
  timeboxMinutes: number | null = null;

  /** When it got its assignee. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  assignedAt: Date | null = null;

  @NameOfProject
  @Field(() => Project, { description: 'The project that it belongs to' })
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Rel<Project>;

  @Field(() => User, { nullable: true, description: 'The assignee' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  assignee: Rel<User> | null = null;

  @Field(() => User, { nullable: true, description: 'Who reported it, if it is a finding' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  reporter: Rel<User> | null = null;

  /** Sort key: the due date as days since 1970, or the largest integer without one, because a cursor cannot compare null. */
  @Property({
    type: 'integer',
    generated: `(COALESCE((due_on - '1970-01-01'::date), 2147483647)) stored`,
    lazy: true,
  })
  dueOrder!: number;

  /** The search text of the board; trigrams also match parts of words. */
  @Property({ type: 'text', generated: `(((title || ' '::text) || description)) stored`, lazy: true })
  searched!: string;
}
