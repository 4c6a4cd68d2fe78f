import * as z from 'zod/mini';
import { uploadedFile } from './start-upload.ts';
import { optionalText, requiredText } from './text.ts';

/** The columns of the board, from left to right. */
export const taskStatuses = ['todo', 'in_progress', 'review', 'done'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskStatusLabels: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  review: 'Review',
  done: 'Done',
};

const title = requiredText('Title is required', 200);
const details = {
  description: optionalText(5000),
  assigneeId: z.optional(z.nullable(z.uuid('Please select a member of the team'))),
  dueOn: z.optional(z.nullable(z.iso.date('Please enter a date'))),
};

export const createTaskRule = z.object({ projectId: z.uuid('Please select a project'), title, ...details });
export type CreateTaskInput = z.infer<typeof createTaskRule>;

export const findingRule = z.object({
  title: requiredText('Please say in a line what you found', 200),
  description: optionalText(5000),
});
export const reportFindingRule = z.extend(findingRule, { projectId: z.uuid('Please select a project') });
export type ReportFindingInput = z.infer<typeof reportFindingRule>;

/** Absent fields stay unchanged. */
export const updateTaskRule = z.object({ title: z.optional(title), ...details });
export type UpdateTaskInput = z.infer<typeof updateTaskRule>;

export const commentOnTaskRule = z.object({ content: requiredText('Please enter a comment.', 5000) });
export type CommentOnTaskInput = z.infer<typeof commentOnTaskRule>;

/** How many files a task can have. */
export const maxTaskFiles = 20;

export const attachTaskFileRule = z.object({ fileUrl: uploadedFile });
export type AttachTaskFileInput = z.infer<typeof attachTaskFileRule>;

/** A working week. */
export const maxTimeboxMinutes = 2400;
export const setTaskTimeboxRule = z.object({
  minutes: z.nullable(
    z
      .int('Minutes must be a whole number')
      .check(
        z.gte(1, 'A timebox is at least 1 minute'),
        z.lte(maxTimeboxMinutes, 'A timebox is at most 40 hours: split the task'),
      ),
  ),
});
export type SetTaskTimeboxInput = z.infer<typeof setTaskTimeboxRule>;

export const findOwnTasksRule = z.object({
  isDone: z.optional(z.nullable(z.boolean())),
  projectId: z.optional(z.nullable(z.uuid('Please select a project'))),
  dueOn: details.dueOn,
  isReported: z.optional(z.nullable(z.boolean())),
});

const choice = z.optional(z.nullable(z.boolean('Please choose yes or no')));
/** Absent settings stay unchanged. */
export const updateEmailSettingsRule = z.object({ taskAssigned: choice, nextStepDue: choice });
export type UpdateEmailSettingsInput = z.infer<typeof updateEmailSettingsRule>;

export const moveTaskRule = z.object({
  status: z.enum(taskStatuses, 'Please select a column'),
  position: z.optional(
    z
      .int('Position must be a whole number')
      .check(z.gte(0, 'Position must be at least 0'), z.lte(1_000_000, 'Position must be at most 1000000')),
  ),
  beforeId: z.optional(z.nullable(z.uuid('Please select a task'))),
  afterId: z.optional(z.nullable(z.uuid('Please select a task'))),
});
export type MoveTaskInput = z.infer<typeof moveTaskRule>;
