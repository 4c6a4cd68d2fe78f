import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { MoveOwnTaskDocument, OwnTaskDocument, SetTaskTimeboxDocument } from '#gql/graphql.ts';
import { ownTask, ownTasksReply } from '../testing/own-tasks.ts';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for the tab to compile.
import './tasks-tab.tsx';
import './task-dialog.tsx';
import 'kit/dialog';

const toDay = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
};
const late = ownTask({ id: 'late', title: 'Send the invoice', dueOn: toDay(-2), status: 'review', timeboxMinutes: 90 });
const soon = ownTask({ id: 'soon', title: 'Draw the map', dueOn: toDay(3) });
const someday = ownTask({ id: 'someday', title: 'Tidy up', project: { id: 'p2', title: 'Clinic' } });
const done = ownTask({ id: 'done', title: 'Set up', status: 'done', doneAt: '2026-11-20T12:00:00.000Z' });

const show = (answers: Parameters<typeof showHub>[0] = {}, search = '') =>
  showHub({ OwnTasks: ownTasksReply([late, soon, someday, done]), ...answers }, { search: `tab=tasks${search}` });
const findGroup = async (name: string) => within(await screen.findByRole('region', { name }));
const selectStatus = async (title: string, status: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: `Status of ${title}` }), status);

test('findings that the viewer reported are listed with who works on them, and open without what only the assignee changes', async () => {
  const finding = ownTask({
    id: 'finding',
    title: 'The total is wrong',
    status: 'in_progress',
    assignee: { id: 'u9', firstName: 'Devika', lastName: 'Rao' },
    reporter: { id: 'me', firstName: 'Tomás', lastName: 'Novák' },
  });
  show({ OwnTasks: ownTasksReply([finding]), OwnTask: replyTo(OwnTaskDocument, { task: finding }) });
  const findings = await findGroup('Findings you reported');
  expect(findings.getByRole('listitem')).toHaveTextContent('The total is wrongHarbourDevikaIn progress');
  await userEvent.click(findings.getByRole('button', { name: 'The total is wrong' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Reported by Tomás Novák')).toBeInTheDocument();
  expect(dialog.getByText('In progress, with Devika')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
});

test('tasks are grouped by how soon they are due, done ones last', async () => {
  show();
  await findGroup('Overdue');
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Overdue 1', 'Next 7 days 1', 'No due date 1', 'Done ']);
  expect((await findGroup('Overdue')).getByRole('button', { name: 'Send the invoice' })).toBeInTheDocument();
  expect(screen.getByText('3 to do, 1 h 30 min planned')).toBeInTheDocument();
});

test('choosing another status moves a task at once, and back if the server refuses', async () => {
  const { sent } = show({
    MoveOwnTask: replyTo(MoveOwnTaskDocument, {
      moveTask: { ...soon, status: 'done', doneAt: '2026-11-26T12:00:00.000Z' },
    }),
  });
  await selectStatus('Draw the map', 'Done');
  expect((await findGroup('Done')).getByRole('button', { name: 'Draw the map' })).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ variables: { id: 'soon', input: { status: 'done' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent.at(-1)).toMatchObject({ variables: { id: 'soon', input: { status: soon.status } } });
});

test('a move that the server refuses is taken back', async () => {
  show({ MoveOwnTask: errorReply('NOT_FOUND', 'There is no such task') });
  await selectStatus('Draw the map', 'Done');
  expect(await screen.findByText("Couldn't move the task")).toBeInTheDocument();
  expect((await findGroup('Next 7 days')).getByRole('button', { name: 'Draw the map' })).toBeInTheDocument();
});

test('the board has the same tasks in columns; the view and the project are in the URL', async () => {
  const { address } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Board' }));
  expect(await screen.findByRole('group', { name: 'My tasks by column' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Clinic');
  await waitFor(() => expect(address()).toBe('?tab=tasks&view=board&project=p2'));
});

test('a link opens a task with its description and timebox, which can be changed', async () => {
  const task = { ...soon, description: 'With all twelve marinas.' };
  const { sent } = show(
    {
      OwnTasks: ownTasksReply([task]),
      OwnTask: replyTo(OwnTaskDocument, { task }),
      SetTaskTimebox: replyTo(SetTaskTimeboxDocument, { setTaskTimebox: { ...task, timeboxMinutes: 120 } }),
    },
    '&task=soon',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw the map' }));
  expect(dialog.getByText('With all twelve marinas.')).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Timebox' }), '2 h');
  expect(dialog.getByRole('combobox', { name: 'Timebox' })).toHaveDisplayValue('2 h');
  expect(sent.at(-1)).toMatchObject({ variables: { id: 'soon', input: { minutes: 120 } } });
});

test('a task that is no longer the viewer’s says so', async () => {
  show({ OwnTask: replyTo(OwnTaskDocument, { task: null }) }, '&task=gone');
  expect(await screen.findByText('This task is no longer yours, or the link is incomplete.')).toBeInTheDocument();
});

test('a newly assigned task appears', async () => {
  const { live, answers } = show({ OwnTasks: ownTasksReply([soon]) });
  await findGroup('Next 7 days');
  answers.OwnTasks = ownTasksReply([soon, someday]);
  await act(async () => live.emit('OwnTaskChanged', { myTaskChanged: { id: 'someday', task: someday } }));
  expect(await screen.findByRole('button', { name: 'Tidy up' })).toBeInTheDocument();
});

test('without tasks, it says where they come from', async () => {
  show({ OwnTasks: ownTasksReply([]) });
  expect(await screen.findByText('No tasks assigned to you')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = show({ OwnTasks: errorReply('UNAVAILABLE', 'Try again') });
  expect(await screen.findByText("Couldn't load your tasks")).toBeInTheDocument();
  answers.OwnTasks = ownTasksReply([soon]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Draw the map' })).toBeInTheDocument();
});
