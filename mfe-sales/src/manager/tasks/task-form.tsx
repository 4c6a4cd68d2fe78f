import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DangerButton, DialogButtons } from 'kit/dialog';
import type { Fault } from 'kit/fault';
import { TextAreaField, TextField, useForm, Form } from 'kit/forms';
import { type Choice, SearchSelectField } from 'kit/search-select';
import { tokens } from 'kit/theme';
import { toast, toastFailure } from 'kit/toasts';
import { createTaskRule } from 'rules/tasks';
import styled from 'styled-components';
import { CreateTaskDocument, UpdateTaskDocument } from '#gql/graphql.ts';
import { notifyWorkChanged } from '../live/work-feed.ts';
import { ProjectLink } from '../project-link.tsx';
import type { BoardTask } from './board-columns.ts';
import { assigneeChoiceQuery, getFullName } from './assignee-choices.ts';
import { projectChoiceQuery } from '../filters/project-choice-query.ts';

interface TaskFormProps {
  task: BoardTask | undefined;
  /** The preselected project of a new task. */
  initialProject: Choice | null;
  onRequestDelete: () => void;
  onDone: () => void;
}

/** Creates or edits a task. An existing task stays in its project. */
export function TaskForm({ task, initialProject, onRequestDelete, onDone }: TaskFormProps) {
  const [create] = useMutation(CreateTaskDocument);
  const [update] = useMutation(UpdateTaskDocument);
  const [project, setProject] = useState(initialProject);
  const [assignee, setAssignee] = useState<Choice | null>(
    task?.assignee ? { id: task.assignee.id, label: getFullName(task.assignee) } : null,
  );
  const { field, put, pending, formProps } = useForm({
    rule: createTaskRule,
    initial: {
      projectId: task?.project.id ?? initialProject?.id ?? '',
      title: task?.title ?? '',
      description: task?.description ?? '',
      assigneeId: task?.assignee?.id ?? '',
      dueOn: task?.dueOn ?? '',
    },
    // No choice is null, because the rule rejects an empty id.
    read: ({ assigneeId, dueOn, ...values }) => ({ ...values, assigneeId: assigneeId || null, dueOn: dueOn || null }),
    onSubmit: async ({ projectId, ...input }) => {
      await (task
        ? update({ variables: { id: task.id, input } })
        : create({ variables: { input: { projectId, ...input } } }));
      notifyWorkChanged();
      toast({ title: task ? `${input.title} updated` : `${input.title} created`, intent: 'success' });
      onDone();
    },
    onFailure: (fault: Fault) => toastFailure(fault, task ? "Couldn't update the task" : "Couldn't create the task"),
  });

  const choiceField = (name: 'projectId' | 'assigneeId', setChoice: (choice: Choice | null) => void) => ({
    name,
    error: field(name).error,
    onChange: (choice: Choice | null, id: string) => {
      setChoice(choice);
      put({ [name]: id });
    },
  });

  return (
    <Form {...formProps}>
      {task ? (
        <p>
          <ProjectLink project={task.project} />
        </p>
      ) : (
        <SearchSelectField
          label="Project"
          {...choiceField('projectId', setProject)}
          value={project}
          placeholder="Choose a project"
          searchLabel="Search projects"
          query={projectChoiceQuery}
        />
      )}
      <TextField label="Title" autoComplete="off" {...field('title')} />
      <TextAreaField label="Description" rows={3} {...field('description')} />
      <Pair>
        <SearchSelectField
          label="Assignee"
          {...choiceField('assigneeId', setAssignee)}
          value={assignee}
          none="Unassigned"
          searchLabel="Search contractors"
          query={assigneeChoiceQuery}
        />
        <TextField label="Due" type="date" {...field('dueOn')} />
      </Pair>
      <DialogButtons>
        {task && <DangerButton onClick={onRequestDelete}>Delete task</DangerButton>}
        <Button type="submit" $primary disabled={pending}>
          {task ? (pending ? 'Saving…' : 'Save') : pending ? 'Creating…' : 'Create task'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space.s};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
