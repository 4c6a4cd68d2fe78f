import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import { AssignTaskDocument, AssigneesDocument, MoveTaskDocument } from '#gql/graphql.ts';
import { showManager } from '../../testing/show-manager.tsx';
import {
  boardReplies,
  createWorkChange,
  clinicId,
  devika,
  devikaId,
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
const findSent = (sent: { operation: string; variables: object }[], name: string) =>
  sent.filter(({ operation }) => operation === name).map(({ variables }) => variables);

/** Holds the server's response to a mutation until the test releases it. */
function createDeferredReply() {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = () => new Promise<MockResponse>((resolve) => void (release = resolve));
  return { answer, release: (reply: MockResponse) => act(async () => release(reply)) };
}

async function moveByKeys(title: string, keys: string) {
  const handle = await screen.findByRole('button', { name: `Move ${title}` });
  act(() => handle.focus());
  await userEvent.keyboard(` ${keys} `);
}

test('tasks show in their columns, in order, with project, assignee and due date', async () => {
  const late = task({ id: 'd', title: 'Deposits', status: 'in_progress', dueOn: '2020-01-02', project: clinic });
  showManager('?tab=tasks', { ...boardReplies([three[1]!, three[0]!, three[2]!, late]) });
  expect(await cards('To do')).toEqual(['Map', 'Refund']);
  expect(await cards('Review')).toEqual(['Till']);
  const progress = within(await column('In progress'));
  expect(progress.getByText('Clinic')).toBeInTheDocument();
  expect(progress.getByText(/^Overdue,/)).toHaveTextContent('Overdue,Jan 2, 2020');
  expect(within(await column('Done')).getByText('No tasks here.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Assignee of Map' })).toHaveTextContent('Devika Rao');
});

test('a task moves optimistically, the others make room, and the server gets its new position', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = showManager(one, { ...boardReplies(three), MoveTask: answer });
  await moveByKeys('Till', '{ArrowLeft}{ArrowLeft}');
  expect(await cards('To do')).toEqual(['Till', 'Map', 'Refund']);
  expect(screen.getByRole('button', { name: 'Move Till' })).toHaveFocus();
  expect(findSent(sent, 'MoveTask')).toEqual([{ id: 'c', input: { status: 'todo', beforeId: 'a', afterId: null } }]);
  await release(replyTo(MoveTaskDocument, { moveTask: { ...three[2]!, status: 'todo', position: 0 } }));
  expect(await cards('To do')).toEqual(['Till', 'Map', 'Refund']);
  expect(await cards('Review')).toEqual([]);
});

test('a rejected move is rolled back with a toast, and focus stays on the card', async () => {
  const { answer, release } = createDeferredReply();
  showManager(one, { ...boardReplies(three), MoveTask: answer });
  await moveByKeys('Map', '{ArrowRight}');
  expect(await cards('In progress')).toEqual(['Map']);
  await release(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't move the task")).toBeInTheDocument();
  expect(await cards('To do')).toEqual(['Map', 'Refund']);
  expect(screen.getByRole('button', { name: 'Move Map' })).toHaveFocus();
});

test('across projects only the column of a move counts', async () => {
  const { sent } = showManager('?tab=tasks', {
    ...boardReplies(three),
    MoveTask: replyTo(MoveTaskDocument, { moveTask: { ...three[0]!, status: 'in_progress' } }),
  });
  await moveByKeys('Map', '{ArrowRight}');
  expect(await cards('In progress')).toEqual(['Map']);
  expect(findSent(sent, 'MoveTask')).toEqual([{ id: 'a', input: { status: 'in_progress' } }]);
});

test('a position is relative to a visible card, regardless of hidden ones', async () => {
  const seen = task({ id: 's', title: 'Seen', status: 'review', position: 7, assignee: tomas });
  const { sent } = showManager(`${one}&assignee=${tomasId}`, {
    ...boardReplies([three[1]!, seen]),
    MoveTask: replyTo(MoveTaskDocument, { moveTask: { ...three[1]!, status: 'review', position: 0 } }),
  });
  expect(await cards('Review')).toEqual(['Seen']);
  await moveByKeys('Refund', '{ArrowRight}{ArrowRight}');
  await moveByKeys('Refund', '{ArrowDown}');
  expect(findSent(sent, 'MoveTask')).toEqual([
    { id: 'b', input: { status: 'review', beforeId: 's', afterId: null } },
    { id: 'b', input: { status: 'review', beforeId: null, afterId: 's' } },
  ]);
});

test('tasks that someone else moves, creates or deletes update live', async () => {
  const { live, answers } = showManager(one, { ...boardReplies(three) });
  await cards('To do');
  await waitFor(() => expect(live.countSubscribers('WorkChanged')).toBe(1));
  const moved = task({ ...three[0]!, project: harbour, assignee: devika, status: 'done', position: 0 });
  Object.assign(answers, boardReplies([three[1]!, moved, task({ id: 'n', title: 'Brand new', position: 1 })]));
  live.emit('WorkChanged', createWorkChange('a', moved));
  await waitFor(async () => expect(await cards('Done')).toEqual(['Map']));
  await waitFor(async () => expect(await cards('To do')).toEqual(['Refund', 'Brand new']));
  expect(await cards('Review')).toEqual([]);
});

test('a moved card stays on the board until every column has been refetched', async () => {
  const { live, answers } = showManager(one, boardReplies(three));
  await cards('To do');
  await waitFor(() => expect(live.countSubscribers('WorkChanged')).toBe(1));
  const moved = task({ ...three[0]!, project: harbour, assignee: devika, status: 'review', position: 1 });
  const after = boardReplies([three[1]!, three[2]!, moved]);
  let arrive = () => undefined as void;
  const fetched: unknown[] = [];
  answers.BoardColumn = (variables) => {
    fetched.push(variables.status);
    if (variables.status !== 'review') return after.BoardColumn(variables);
    return new Promise<MockResponse>((resolve) => (arrive = () => resolve(after.BoardColumn(variables))));
  };
  live.emit('WorkChanged', createWorkChange('a', moved));
  await waitFor(async () => expect(await cards('Review')).toEqual(['Till', 'Map']));
  const handle = screen.getByRole('button', { name: 'Move Map' });
  act(() => handle.focus());
  await waitFor(() => expect(fetched).toHaveLength(4));
  await act(async () => {});
  expect(handle).toBeInTheDocument();
  await act(async () => arrive());
  await waitFor(async () => expect(await cards('Review')).toEqual(['Till', 'Map']));
  expect(handle).toHaveFocus();
});

test('a task is assigned on its card, and rolled back on error', async () => {
  const { answers, sent } = showManager(one, {
    ...boardReplies(three),
    AssignTask: replyTo(AssignTaskDocument, {
      updateTask: task({ id: 'c', title: 'Till', status: 'review', assignee: tomas }),
    }),
  });
  const who = () => screen.findByRole('combobox', { name: 'Assignee of Till' });
  await choose(await who(), 'Tomás Rao, Tester', 'tom');
  expect(await who()).toHaveTextContent('Tomás Rao');
  expect(await who()).toHaveFocus();
  expect(findSent(sent, 'AssignTask')).toEqual([{ id: 'c', input: { assigneeId: tomasId } }]);
  expect(findSent(sent, 'Assignees').at(-1)).toEqual({ search: 'tom', isActive: true, first: 20 });
  answers.AssignTask = errorReply('UNAVAILABLE', 'The database is away');
  await choose(await who(), 'Unassigned');
  expect(await screen.findByText("Couldn't assign the task")).toBeInTheDocument();
  expect(await who()).toHaveTextContent('Tomás Rao');
});

test('contractors with the same name differ by their work', async () => {
  const namesake = { ...tomas, id: devikaId, activeProjects: 0, openTasks: 1 };
  const { sent } = showManager(one, {
    ...boardReplies(three),
    Assignees: replyTo(AssigneesDocument, {
      teamMembers: toConnection('TeamMember', [tomas, namesake, { ...devika, id: harbourId }]),
    }),
    AssignTask: replyTo(AssignTaskDocument, {
      updateTask: task({ id: 'c', title: 'Till', status: 'review', assignee: namesake }),
    }),
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Assignee of Till' }));
  expect(await screen.findByText('2 projects · 5 open tasks')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Devika Rao, Developer' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Tomás Rao, Tester, 0 projects · 1 open task' }));
  await waitFor(() => expect(findSent(sent, 'AssignTask')).toEqual([{ id: 'c', input: { assigneeId: devikaId } }]));
});

test('contractors load only when an assignee combobox opens', async () => {
  const { sent } = showManager(one, boardReplies(three));
  await cards('To do');
  expect(findSent(sent, 'Assignees')).toEqual([]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the board is filtered on the server by assignee and search, and says when nothing matches', async () => {
  const { sent, address, answers } = showManager(one, boardReplies(three));
  expect(await cards('Review')).toEqual(['Till']);
  Object.assign(answers, boardReplies([three[0]!]));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'DEPTHS');
  await waitFor(async () => expect(await cards('Review')).toEqual([]));
  expect(await cards('To do')).toEqual(['Map']);
  expect(within(await column('Review')).getByText('No tasks match the filters.')).toBeInTheDocument();
  expect(findSent(sent, 'BoardCounts').at(-1)).toMatchObject({ projectId: harbourId, search: 'DEPTHS' });
  await choose(screen.getByRole('combobox', { name: 'Assignee' }), 'Unassigned');
  await waitFor(() => expect(address()).toBe(`/project-manager-portal${one}&q=DEPTHS&assignee=none`));
  await waitFor(() =>
    expect(findSent(sent, 'BoardCounts').at(-1)).toMatchObject({ unassigned: true, assigneeId: null }),
  );
});

test('the project in the URL is loaded, and another one can be chosen', async () => {
  const { sent, address } = showManager(one, boardReplies(three));
  await cards('To do');
  expect(await screen.findByRole('combobox', { name: 'Project' })).toHaveTextContent('Harbour');
  await choose(screen.getByRole('combobox', { name: 'Project' }), 'Clinic');
  await waitFor(() => expect(findSent(sent, 'BoardColumn').at(-1)).toMatchObject({ projectId: clinicId }));
  expect(findSent(sent, 'BoardColumn')[0]).toMatchObject({ projectId: harbourId });
  expect(address()).toBe(`/project-manager-portal?tab=tasks&project=${clinicId}`);
});

test('across projects tasks are sorted by due date', async () => {
  const late = task({ id: 'l', title: 'Late', dueOn: '2020-01-02', project: clinic, position: 5 });
  const soon = task({ id: 's', title: 'Soon', dueOn: '2026-12-01', position: 3 });
  showManager('?tab=tasks', boardReplies([three[0]!, soon, late]));
  expect(await cards('To do')).toEqual(['Late', 'Soon', 'Map']);
});

test('the last task done comes first, and the rest shows on request', async () => {
  const done = Array.from({ length: 10 }, (_, index) =>
    task({ id: `t${index}`, status: 'done', position: index, doneAt: `2026-11-${String(index + 10)}T08:00:00.000Z` }),
  );
  showManager('?tab=tasks', { ...boardReplies(done) });
  const shown = await cards('Done');
  expect(shown).toHaveLength(8);
  expect(shown[0]).toBe('t9');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(await cards('Done')).toHaveLength(10);
});

test('a column with more pages counts the rest, and loads it on request', async () => {
  const { answers, sent } = showManager('?tab=tasks', boardReplies(three, { review: 600 }));
  expect(await screen.findByRole('button', { name: 'Show more tasks' })).toBeInTheDocument();
  await waitFor(async () => expect(await column('Review')).toHaveTextContent('Review601'));
  Object.assign(answers, boardReplies([task({ id: 'm', title: 'More', status: 'review' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Show more tasks' }));
  await waitFor(async () => expect(await cards('Review')).toEqual(['Till', 'More']));
  expect(findSent(sent, 'BoardColumn').at(-1)).toMatchObject({ status: 'review', first: 50 });
});
