import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'kit/test/network';
import { showManager } from '../../testing/show-manager.tsx';
import { boardReply, devika, devikaId, harbourId, task, tomas } from '../../testing/work.ts';

const map = task({ id: 'a', title: 'Map', description: 'With depths', dueOn: '2026-12-01', assignee: devika });
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const sentBy = (sent: { operation: string; variables: object }[], name: string) =>
  sent.filter(({ operation }) => operation === name).map(({ variables }) => variables);

test('a new task says what it lacks, survives a refusal, and then stands on the board', async () => {
  const { sent, answers } = showManager('?tab=tasks', {
    CreateTask: refusal('UNAVAILABLE', 'The database is away'),
  });
  await screen.findAllByText('No tasks here.');
  await userEvent.click(screen.getByRole('button', { name: 'New task' }));
  const form = await dialog();
  await press('Create task');
  expect(form.getByText('Please select a project')).toBeInTheDocument();
  expect(form.getByText('Title is required')).toBeInTheDocument();

  await userEvent.selectOptions(form.getByLabelText('Project'), 'Harbour');
  await userEvent.type(form.getByLabelText('Title'), 'Quay');
  await userEvent.type(form.getByLabelText('Due'), '2026-12-01');
  await userEvent.selectOptions(form.getByLabelText('Assignee'), 'Devika Rao');
  await press('Create task');
  expect(await screen.findByText('The task was not created')).toBeInTheDocument();
  expect(form.getByLabelText('Title')).toHaveValue('Quay');

  answers.CreateTask = { data: { createTask: task({ id: 'n', title: 'Quay' }) } };
  answers.BoardTasks = boardReply([task({ id: 'n', title: 'Quay' })]);
  await press('Create task');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Quay' })).toBeInTheDocument();
  const input = { projectId: harbourId, title: 'Quay', description: null, assigneeId: devikaId, dueOn: '2026-12-01' };
  expect(sentBy(sent, 'CreateTask')).toEqual([{ input }, { input }]);
});

test('a task is opened by its title and changed, and stays in its project', async () => {
  const { sent } = showManager('?tab=tasks', {
    BoardTasks: boardReply([map]),
    UpdateTask: { data: { updateTask: { ...map, title: 'The map' } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Map' }));
  const form = await dialog();
  expect(form.queryByLabelText('Project')).not.toBeInTheDocument();
  expect(form.getByLabelText('Description')).toHaveValue('With depths');
  await userEvent.clear(form.getByLabelText('Title'));
  await userEvent.type(form.getByLabelText('Title'), 'The map');
  await userEvent.clear(form.getByLabelText('Due'));
  await press('Save');
  expect(await screen.findByText('The map is changed')).toBeInTheDocument();
  const input = { title: 'The map', description: 'With depths', assigneeId: devikaId, dueOn: null };
  expect(sentBy(sent, 'UpdateTask')).toEqual([{ id: 'a', input }]);
});

test('who has left keeps their task and is not offered for another', async () => {
  const gone = { ...devika, isActive: false };
  const quay = task({ id: 'q', title: 'Quay', assignee: tomas, position: 1 });
  showManager('?tab=tasks', {
    Assignees: { data: { team: [gone, tomas] } },
    BoardTasks: boardReply([{ ...map, position: 0 }, quay]),
  });
  const offeredIn = async (name: string) =>
    within(await screen.findByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await screen.findAllByRole('option', { name: 'Tomás Rao' });
  expect(await offeredIn('Assignee of Map')).toEqual(['Nobody yet', 'Devika Rao', 'Tomás Rao']);
  expect(await offeredIn('Assignee of Quay')).toEqual(['Nobody yet', 'Tomás Rao']);
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect((await dialog()).getByLabelText('Assignee')).toHaveDisplayValue('Devika Rao');
});

test('a task is deleted after a question, which begins on the answer that changes nothing', async () => {
  const { sent, answers } = showManager('?tab=tasks', {
    BoardTasks: boardReply([map]),
    DeleteTask: refusal('UNAVAILABLE', 'The database is away'),
  });
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Map' }));
    await press('Delete task');
  };
  await ask();
  expect((await dialog()).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(sentBy(sent, 'DeleteTask')).toEqual([]);
  await press('Close');

  await ask();
  await press('Delete');
  expect(await screen.findByText('The task was not deleted')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Map' })).toBeInTheDocument();

  answers.DeleteTask = { data: { deleteTask: true } };
  await ask();
  await press('Delete');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument());
});
