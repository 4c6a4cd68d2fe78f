import { Field, ID, InputType, Int } from 'type-graphql';
import {
  type CreateTaskInput as CreateTask,
  createTaskRule,
  type MoveTaskInput as MoveTask,
  moveTaskRule,
  type TaskStatus,
  type UpdateTaskInput as UpdateTask,
  updateTaskRule,
} from 'rules/tasks';
import { RuledBy } from '#access/rules';
import { TaskStatusEnum } from '#tasks/task.entity';

@RuledBy(createTaskRule)
@InputType({ description: 'A new task; it stands last in the first column' })
export class CreateTaskInput implements CreateTask {
  @Field(() => ID, { description: 'A project that one manages' })
  projectId!: string;

  @Field({ description: 'One line, at most 200 characters' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'At most 5000 characters' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A contractor' })
  assigneeId?: string | null;

  @Field(() => String, { nullable: true, description: 'A day, as in 2026-11-30' })
  dueOn?: string | null;
}

@RuledBy(moveTaskRule)
@InputType({ description: 'Where on the board a task goes' })
export class MoveTaskInput implements MoveTask {
  @Field(() => TaskStatusEnum, { description: 'The column' })
  status!: TaskStatus;

  @Field(() => Int, { nullable: true, description: 'The place in the column, from 0; last where it is left out' })
  position?: number;
}

@RuledBy(updateTaskRule)
@InputType({ description: 'What changes of a task; what is left out stays' })
export class UpdateTaskInput implements UpdateTask {
  @Field(() => String, { nullable: true, description: 'One line, at most 200 characters' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'At most 5000 characters' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A contractor, or null for nobody' })
  assigneeId?: string | null;

  @Field(() => String, { nullable: true, description: 'A day, as in 2026-11-30, or null for none' })
  dueOn?: string | null;
}
