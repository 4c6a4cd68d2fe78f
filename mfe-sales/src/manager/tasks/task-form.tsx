import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import type { Fault } from 'kit/fault';
import { SelectField, TextAreaField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createTaskRule } from 'rules/tasks';
import styled from 'styled-components';
import { CreateTaskDocument, UpdateTaskDocument } from '#gql/graphql.ts';
import { tellWork } from '../live/work-feed.ts';
import type { BoardTask } from './columns-of.ts';
import { Buttons, DangerButton } from './dialog-buttons.ts';
import { type Assignee, choicesFor } from './use-assignees.ts';

interface TaskFormProps {
  task: BoardTask | undefined;
  project: string;
  projects: ReadonlyArray<{ id: string; title: string }>;
  team: readonly Assignee[];
  onAskDelete: () => void;
  onDone: () => void;
}

/** One form for a new task and for one that is there, which stays in its project. */
export function TaskForm({ task, project, projects, team, onAskDelete, onDone }: TaskFormProps) {
  const [create] = useMutation(CreateTaskDocument);
  const [update] = useMutation(UpdateTaskDocument);
  const { field, pending, formProps } = useForm({
    rule: createTaskRule,
    initial: {
      projectId: task?.project.id ?? (project || (projects.length === 1 && projects[0]?.id) || ''),
      title: task?.title ?? '',
      description: task?.description ?? '',
      assigneeId: task?.assignee?.id ?? '',
      dueOn: task?.dueOn ?? '',
    },
    // What is not chosen is nothing, which the rule tells from a wrong choice.
    read: ({ assigneeId, dueOn, ...given }) => ({ ...given, assigneeId: assigneeId || null, dueOn: dueOn || null }),
    onSubmit: async ({ projectId, ...input }) => {
      await (task
        ? update({ variables: { id: task.id, input } })
        : create({ variables: { input: { projectId, ...input } } }));
      tellWork();
      toast({ title: task ? `${input.title} is changed` : `${input.title} is on the board`, intent: 'success' });
      onDone();
    },
    onFailure: ({ message }: Fault) =>
      toast({
        title: task ? 'The task was not changed' : 'The task was not created',
        description: message,
        intent: 'destructive',
      }),
  });

  return (
    <Form {...formProps}>
      {task ? (
        <p>{task.project.title}</p>
      ) : (
        <SelectField label="Project" {...field('projectId')}>
          <option value="">Choose a project</option>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Title" autoComplete="off" {...field('title')} />
      <TextAreaField label="Description" rows={3} {...field('description')} />
      <Pair>
        <SelectField label="Assignee" {...field('assigneeId')}>
          <option value="">Nobody yet</option>
          {choicesFor(team, task?.assignee).map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>
              {firstName} {lastName}
            </option>
          ))}
        </SelectField>
        <TextField label="Due" type="date" {...field('dueOn')} />
      </Pair>
      <Buttons>
        {task && <DangerButton onClick={onAskDelete}>Delete task</DangerButton>}
        <Button type="submit" $primary disabled={pending}>
          {task ? (pending ? 'Saving...' : 'Save') : pending ? 'Creating...' : 'Create task'}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
