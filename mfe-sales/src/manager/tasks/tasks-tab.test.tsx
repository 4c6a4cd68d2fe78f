import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Reply } from 'kit/test/network';
import { showManager } from '../../testing/show-manager.tsx';
import {
  boardReply,
  changed,
  clinicId,
  devika,
  harbourId,
  projects,
  task,
  tomas,
  tomasId,
} from '../../testing/work.ts';

const [harbour, clinic] = projects;
const three = [
  task({ id: 'a', title: 'Map', position: 0, assignee: devika, description: 'With depths' }),
  task({ id: 'b', title: 'Refund', position: 1, assignee: tomas }),
  task({ id: 'c', title: 'Till', status: 'review', position: 0 }),
];
const one = `?tab=tasks&project=${harbourId}`;
const column = (name: string) => screen.findByRole('region', { name });
const cards = async (name: string) =>
  within(await column(name))
    .queryAllByRole('listitem')
    .map((card) => within(card).getAllByRole('button')[1]?.textContent);
const sentBy = (sent: { operation: string; variables: object }[], name: string) =>
  sent.filter(({ operation }) => operation === name).map(({ variables }) => variables);

/** What the server says to a change, when it is let go. */
function held() {
  let letGo: (reply: Reply) => void = () => undefined;
  const answer = () => new Promise<Reply>((resolve) => void (letGo = resolve));
  return { answer, letGo: (reply: Reply) => act(async () => letGo(reply)) };
}

async function moveByKeys(title: string, keys: string) {
  const handle = await screen.findByRole('button', { name: `Move ${title}` });
  act(() => handle.focus());
  await userEvent.keyboard(` ${keys} `);
}

test('tasks stand in their columns, in order, with project, assignee and day', async () => {
  const late = task({ id: 'd', title: 'Deposits', status: 'in_progress', dueOn: '2020-01-02', project: clinic });
  showManager('?tab=tasks', { BoardTasks: boardReply([three[1]!, three[0]!, three[2]!, late]) });
  expect(await cards('To do')).toEqual(['Map', 'Refund']);
  expect(await cards('Review')).toEqual(['Till']);
  const progress = within(await column('In progress'));
  expect(progress.getByText('Clinic')).toBeInTheDocument();
  expect(progress.getByText(/^Overdue,/)).toHaveTextContent('Overdue,Jan 2, 2020');
  expect(within(await column('Done')).getByText('No tasks here.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Assignee of Map' })).toHaveDisplayValue('Devika Rao');
});

test('a task that is moved stands there at once, the others make room, and the server hears its place', async () => {
  const { answer, letGo } = held();
  const { sent } = showManager(one, { BoardTasks: boardReply(three), MoveTask: answer });
  await moveByKeys('Till', '{ArrowLeft}{ArrowLeft}');
  expect(await cards('To do')).toEqual(['Till', 'Map', 'Refund']);
  expect(screen.getByRole('button', { name: 'Move Till' })).toHaveFocus();
  expect(sentBy(sent, 'MoveTask')).toEqual([{ id: 'c', input: { status: 'todo', position: 0 } }]);
  await letGo({ data: { moveTask: { ...three[2]!, status: 'todo', position: 0 } } });
  expect(await cards('To do')).toEqual(['Till', 'Map', 'Refund']);
  expect(await cards('Review')).toEqual([]);
});

test('a move that the server refuses is taken back and told, and the keyboard stays on the card', async () => {
  const { answer, letGo } = held();
  showManager(one, { BoardTasks: boardReply(three), MoveTask: answer });
  await moveByKeys('Map', '{ArrowRight}');
  expect(await cards('In progress')).toEqual(['Map']);
  await letGo(refusal('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText('The task was not moved')).toBeInTheDocument();
  expect(await cards('To do')).toEqual(['Map', 'Refund']);
  expect(screen.getByRole('button', { name: 'Move Map' })).toHaveFocus();
});

test('among all projects only the column counts', async () => {
  const { sent } = showManager('?tab=tasks', {
    BoardTasks: boardReply(three),
    MoveTask: { data: { moveTask: { ...three[0]!, status: 'in_progress' } } },
  });
  await moveByKeys('Map', '{ArrowRight}');
  expect(await cards('In progress')).toEqual(['Map']);
  expect(sentBy(sent, 'MoveTask')).toEqual([{ id: 'a', input: { status: 'in_progress' } }]);
});

test('a place among the cards that one sees is the right one among those that one does not see', async () => {
  const hidden = task({ id: 'h', title: 'Hidden', status: 'review', position: 0, assignee: devika });
  const seen = task({ id: 's', title: 'Seen', status: 'review', position: 1, assignee: tomas });
  const { sent } = showManager(`${one}&assignee=${tomasId}`, {
    BoardTasks: boardReply([...three.slice(0, 2), hidden, seen]),
    MoveTask: { data: { moveTask: { ...three[1]!, status: 'review', position: 1 } } },
  });
  expect(await cards('Review')).toEqual(['Seen']);
  await moveByKeys('Refund', '{ArrowRight}{ArrowRight}');
  expect(sentBy(sent, 'MoveTask')).toEqual([{ id: 'b', input: { status: 'review', position: 1 } }]);
});

test('what somebody else moves, makes or deletes shows without a reload', async () => {
  const { live, answers } = showManager(one, { BoardTasks: boardReply(three) });
  await cards('To do');
  await waitFor(() => expect(live.following('WorkChanged')).toBe(1));
  const moved = task({ ...three[0]!, project: harbour, assignee: devika, status: 'done', position: 0 });
  answers.BoardTasks = boardReply([three[1]!, moved, task({ id: 'n', title: 'Brand new', position: 1 })]);
  live.tell('WorkChanged', changed('a', moved));
  await waitFor(async () => expect(await cards('Done')).toEqual(['Map']));
  await waitFor(async () => expect(await cards('To do')).toEqual(['Refund', 'Brand new']));
  expect(await cards('Review')).toEqual([]);
});

test('a task is assigned right on its card, and given back where the server refuses', async () => {
  const { answers, sent } = showManager(one, {
    BoardTasks: boardReply(three),
    AssignTask: { data: { assignTask: task({ id: 'c', title: 'Till', status: 'review', assignee: tomas }) } },
  });
  const who = () => screen.findByRole('combobox', { name: 'Assignee of Till' });
  await waitFor(async () => expect(within(await who()).getAllByRole('option')).toHaveLength(3));
  await userEvent.selectOptions(await who(), 'Tomás Rao');
  expect(await who()).toHaveDisplayValue('Tomás Rao');
  expect(sentBy(sent, 'AssignTask')).toEqual([{ id: 'c', assigneeId: tomasId }]);
  answers.AssignTask = refusal('UNAVAILABLE', 'The database is away');
  await userEvent.selectOptions(await who(), 'Nobody yet');
  expect(await screen.findByText('The task was not assigned')).toBeInTheDocument();
  expect(await who()).toHaveDisplayValue('Tomás Rao');
});

test('the board is sieved by assignee and by words, and says when nothing is left', async () => {
  const { address } = showManager(one, { BoardTasks: boardReply(three) });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'DEPTHS');
  expect(await cards('To do')).toEqual(['Map']);
  expect(await cards('Review')).toEqual([]);
  expect(within(await column('Review')).getByText('No task here is what you look for.')).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assignee' }), 'Nobody yet');
  expect(await cards('To do')).toEqual([]);
  expect(await cards('Review')).toEqual(['Till']);
  expect(address()).toBe(`/project-manager-portal${one}&assignee=nobody`);
});

test('the project of the address is asked for, and another one is chosen', async () => {
  const { sent, address } = showManager(one, { BoardTasks: boardReply(three) });
  await cards('To do');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Clinic');
  await waitFor(() => expect(sentBy(sent, 'BoardTasks').at(-1)).toEqual({ projectId: clinicId }));
  expect(sentBy(sent, 'BoardTasks')[0]).toEqual({ projectId: harbourId });
  expect(address()).toBe(`/project-manager-portal?tab=tasks&project=${clinicId}`);
});

test('of what is done the last stands first, and the rest is shown when one asks', async () => {
  const done = Array.from({ length: 10 }, (_, index) =>
    task({ id: `t${index}`, status: 'done', position: index, doneAt: `2026-11-${String(index + 10)}T08:00:00.000Z` }),
  );
  showManager('?tab=tasks', { BoardTasks: boardReply(done) });
  const shown = await cards('Done');
  expect(shown).toHaveLength(8);
  expect(shown[0]).toBe('t9');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(await cards('Done')).toHaveLength(10);
});

test('more tasks than a list holds are counted, and it says so', async () => {
  showManager('?tab=tasks', { BoardTasks: boardReply(three, { done: 600 }) });
  expect(await screen.findByText(/^The first 3 of 603 tasks/)).toBeInTheDocument();
  expect(await column('Done')).toHaveTextContent('Done600');
});
