import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, replyTo, toConnection } from 'kit/test/network';
import {
  AssigneesDocument,
  BoardTaskDocument,
  CreateTaskDocument,
  DeleteTaskDocument,
  UpdateTaskDocument,
} from '#gql/graphql.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { boardReplies, devika, devikaId, harbourId, task, tomas } from '../../testing/work.ts';

const map = task({ id: 'a', title: 'Map', description: 'With depths', dueOn: '2026-12-01', assignee: devika });
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const findSent = (sent: { operation: string; variables: object }[], name: string) =>
  sent.filter(({ operation }) => operation === name).map(({ variables }) => variables);

test('a new task shows missing fields, survives a server error, and then appears on the board', async () => {
  const { sent, answers } = showManager('?tab=tasks', {
    CreateTask: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await screen.findAllByText('No tasks here.');
  await userEvent.click(screen.getByRole('button', { name: 'New task' }));
  const form = await dialog();
  await press('Create task');
  expect(form.getByText('Please select a project')).toBeInTheDocument();
  expect(form.getByText('Title is required')).toBeInTheDocument();

  expect(form.getByLabelText('Project')).toHaveFocus();
  await choose(form.getByLabelText('Project'), 'Harbour');
  await userEvent.type(form.getByLabelText('Title'), 'Quay');
  await userEvent.type(form.getByLabelText('Due'), '2026-12-01');
  await choose(form.getByLabelText('Assignee'), 'Devika Rao, Developer');
  await press('Create task');
  expect(await screen.findByText("Couldn't create the task")).toBeInTheDocument();
  expect(form.getByLabelText('Title')).toHaveValue('Quay');

  answers.CreateTask = replyTo(CreateTaskDocument, { createTask: task({ id: 'n', title: 'Quay' }) });
  Object.assign(answers, boardReplies([task({ id: 'n', title: 'Quay' })]));
  await press('Create task');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Quay' })).toBeInTheDocument();
  const input = { projectId: harbourId, title: 'Quay', description: null, assigneeId: devikaId, dueOn: '2026-12-01' };
  expect(findSent(sent, 'CreateTask')).toEqual([{ input }, { input }]);
});

test('a task is opened by its title and edited, and stays in its project', async () => {
  const { sent } = showManager('?tab=tasks', {
    ...boardReplies([map]),
    UpdateTask: replyTo(UpdateTaskDocument, { updateTask: { ...map, title: 'The map' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Map' }));
  const form = await dialog();
  expect(form.queryByLabelText('Project')).not.toBeInTheDocument();
  expect(form.getByLabelText('Description')).toHaveValue('With depths');
  await userEvent.clear(form.getByLabelText('Title'));
  await userEvent.type(form.getByLabelText('Title'), 'The map');
  await userEvent.clear(form.getByLabelText('Due'));
  await press('Save');
  expect(await screen.findByText('The map updated')).toBeInTheDocument();
  const input = { title: 'The map', description: 'With depths', assigneeId: devikaId, dueOn: null };
  expect(findSent(sent, 'UpdateTask')).toEqual([{ id: 'a', input }]);
});

test('a deactivated contractor keeps their task and is not offered for another', async () => {
  const { sent } = showManager('?tab=tasks', {
    Assignees: ({ isActive }) =>
      replyTo(AssigneesDocument, { teamMembers: toConnection('TeamMember', isActive ? [tomas] : [devika, tomas]) }),
    ...boardReplies([map]),
  });
  const who = await screen.findByRole('combobox', { name: 'Assignee of Map' });
  expect(who).toHaveTextContent('Devika Rao');
  await userEvent.click(who);
  expect(await screen.findByRole('option', { name: /^Tomás Rao/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Devika Rao/ })).not.toBeInTheDocument();
  expect(findSent(sent, 'Assignees')).toEqual([{ search: null, isActive: true, first: 20 }]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect((await dialog()).getByLabelText('Assignee')).toHaveTextContent('Devika Rao');
});

test('a task is deleted after confirmation, with focus on the safe button', async () => {
  const { sent, answers } = showManager('?tab=tasks', {
    ...boardReplies([map]),
    DeleteTask: errorReply('UNAVAILABLE', 'The database is away'),
  });
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Map' }));
    await press('Delete task');
  };
  await ask();
  expect((await dialog()).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(findSent(sent, 'DeleteTask')).toEqual([]);
  await press('Close');

  await ask();
  await press('Delete');
  expect(await screen.findByText("Couldn't delete the task")).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Map' })).toBeInTheDocument();

  answers.DeleteTask = replyTo(DeleteTaskDocument, { deleteTask: 't1' });
  await ask();
  await press('Delete');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument());
});

describe('a task in the address', () => {
  const address = `?tab=tasks&project=${harbourId}`;
  const done = task({ id: 'old', title: 'Dredging', status: 'done', description: 'Twice a year' });

  test('opens over the board, also one that the board has not loaded, and not again once it is closed', async () => {
    const page = showManager(`${address}&task=old`, {
      ...boardReplies([map]),
      BoardTask: replyTo(BoardTaskDocument, { task: done }),
    });
    const form = await dialog();
    expect(await form.findByLabelText('Title')).toHaveValue('Dredging');
    expect(page.getInputs('BoardTask')).toEqual([{ id: 'old' }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.address()).toBe(`/project-manager-portal${address}`);
  });

  test('that is gone is said to be', async () => {
    showManager(`${address}&task=old`, { BoardTask: replyTo(BoardTaskDocument, { task: null }) });
    expect(await screen.findByText('Task not found')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that fails to load says so', async () => {
    showManager(`${address}&task=old`, { BoardTask: errorReply('UNAVAILABLE', 'The database is away') });
    expect(await screen.findByText("Couldn't open the task")).toBeVisible();
  });
});
