import type { ProjectStatus } from 'rules/projects';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { type StartUploadInput, startUploadRule } from 'rules/start-upload';
import {
  type AttachTaskFileInput as AttachTaskFile,
  attachTaskFileRule,
  type CommentOnTaskInput as CommentOnTask,
  commentOnTaskRule,
  type CreateTaskInput as CreateTask,
  createTaskRule,
  findOwnTasksRule,
  type MoveTaskInput as MoveTask,
  moveTaskRule,
  maxTimeboxMinutes,
  type ReportFindingInput as ReportFinding,
  reportFindingRule,
  type SetTaskTimeboxInput as SetTaskTimebox,
  setTaskTimeboxRule,
  type TaskStatus,
  type UpdateEmailSettingsInput as UpdateEmailSettings,
  type UpdateTaskInput as UpdateTask,
  updateEmailSettingsRule,
  updateTaskRule,
} from 'rules/tasks';
import { searchRule } from 'rules/search';
import { ValidateWith } from '#access/rules';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { ProjectStatusEnum } from '#projects/project.entity';
import { DateScalar, UriReferenceScalar } from '#scalars';
import { TaskStatusEnum } from '#tasks/task.entity';

@ValidateWith(createTaskRule)
@InputType({ description: 'A new task, placed last in the first column' })
export class CreateTaskInput implements CreateTask {
  @Field(() => ID, { description: 'A project that the viewer manages' })
  projectId!: string;

  @Field({ description: 'One line, at most 200 characters' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'At most 5000 characters' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A contractor' })
  assigneeId?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The due date, for example 2026-11-30' })
  dueOn?: string | null;
}

@ValidateWith(reportFindingRule)
@InputType({ description: 'A finding on a project' })
export class ReportFindingInput implements ReportFinding {
  @Field(() => ID, { description: 'A project that the viewer works on' })
  projectId!: string;

  @Field({ description: 'One line, at most 200 characters' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'How to see it; at most 5000 characters' })
  description?: string | null;
}

@ValidateWith(moveTaskRule)
@InputType({ description: 'A position on the board' })
export class MoveTaskInput implements MoveTask {
  @Field(() => TaskStatusEnum, { description: 'The column' })
  status!: TaskStatus;

  @Field(() => Int, { nullable: true, description: 'The position in the column, from 0; last if omitted' })
  position?: number;

  @Field(() => ID, { nullable: true, description: 'Insert before this task of the column; overrides position' })
  beforeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Insert after this task of the column; overrides position' })
  afterId?: string | null;
}

@ValidateWith(searchRule)
@InputType({ description: 'Which tasks' })
export class TaskFilter {
  @Field(() => ID, { nullable: true, description: 'Only tasks of this project' })
  projectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only tasks of this contractor' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only tasks without an assignee' })
  unassigned?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only overdue tasks: due before today, and not done' })
  overdue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only tasks with each of these words in their title or description',
  })
  search?: string | null;
}

@ValidateWith(updateTaskRule)
@InputType({ description: 'Changes to a task; omitted fields stay the same' })
export class UpdateTaskInput implements UpdateTask {
  @Field(() => String, { nullable: true, description: 'One line, at most 200 characters' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'At most 5000 characters' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A contractor, or null for no assignee' })
  assigneeId?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The due date, for example 2026-11-30, or null for none' })
  dueOn?: string | null;
}

@ValidateWith(commentOnTaskRule)
@InputType({ description: 'A comment on a task' })
export class CommentOnTaskInput implements CommentOnTask {
  @Field({ description: 'At most 5000 characters' })
  content!: string;
}

@ValidateWith(startUploadRule)
@InputType({ description: 'A file to upload' })
export class StartTaskUploadInput implements StartUploadInput {
  @Field({ description: 'File name, ending in .pdf, .docx, .doc, .txt, .md or .markdown' })
  fileName!: string;
}

@ValidateWith(attachTaskFileRule)
@InputType({ description: 'A file for a task' })
export class AttachTaskFileInput implements AttachTaskFile {
  @Field(() => UriReferenceScalar, { description: 'URL of the uploaded file, as returned by `startTaskUpload`' })
  fileUrl!: string;
}

@ValidateWith(setTaskTimeboxRule)
@InputType({ description: 'How long the assignee plans to work on a task' })
export class SetTaskTimeboxInput implements SetTaskTimebox {
  @Field(() => Int, { nullable: true, description: `Minutes, 1 to ${maxTimeboxMinutes}, or null for no plan` })
  minutes: number | null = null;
}

@ValidateWith(findOwnTasksRule)
@InputType({ description: "Which of the viewer's tasks" })
export class OwnTaskFilter {
  @Field(() => Boolean, { nullable: true, description: 'Only done tasks, or only those that are not done' })
  isDone?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only tasks of this project' })
  projectId?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Only tasks due on this day' })
  dueOn?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Findings that the viewer reported, instead of tasks assigned to them',
  })
  isReported?: boolean | null;
}

@ValidateWith(updateEmailSettingsRule)
@InputType({ description: 'Which emails the viewer gets; an absent setting stays unchanged' })
export class UpdateEmailSettingsInput implements UpdateEmailSettings {
  @Field(() => Boolean, { nullable: true, description: 'When a task is assigned to them' })
  taskAssigned?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'When the next step of one of their leads is due' })
  nextStepDue?: boolean | null;
}

@ValidateWith(searchRule)
@InputType({ description: 'Which contractors' })
export class TeamFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only contractors with each of these words in their name or email',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only this contractor' })
  id?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only contractors who can sign in, or only those who cannot' })
  isActive?: boolean | null;
}

@ArgsType()
export class PlannedProjectsArgs extends PageArgs {
  @Field(() => ProjectStatusEnum, { ...useFilter, nullable: true, description: 'Only projects with this status' })
  status?: ProjectStatus | null;
}
