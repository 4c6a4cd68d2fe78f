import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { AssignTaskDocument, MoveTaskDocument } from '#gql/graphql.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { boardReplies, devika, task, tomas } from '../../testing/work.ts';

const till = task({ id: 'c', title: 'Till', status: 'review', assignee: devika });
const old = task({ id: 'z', title: 'Old', status: 'done', doneAt: '2020-01-02T08:00:00.000Z' });
const recent = task({ id: 'y', title: 'Recent', status: 'done', doneAt: '2020-02-02T08:00:00.000Z' });

/** The board of all projects; the response to a mutation is held. */
function show(operation: string) {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  showManager('?tab=tasks', { ...boardReplies([till, old, recent]), [operation]: () => promise });
  return (reply: MockResponse) => act(async () => resolve(reply));
}
const cards = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .queryAllByRole('listitem')
    .map((card) => within(card).getAllByRole('button')[1]?.textContent);
async function moveByKeys(title: string, keys: string) {
  const handle = await screen.findByRole('button', { name: `Move ${title}` });
  act(() => handle.focus());
  await userEvent.keyboard(` ${keys} `);
}

test('a task moved to Done is the newest there before the response', async () => {
  const answer = show('MoveTask');
  await moveByKeys('Till', '{ArrowRight}');
  expect(await cards('Done')).toEqual(['Till', 'Recent', 'Old']);
  expect(await cards('Review')).toEqual([]);
  await answer(
    replyTo(MoveTaskDocument, { moveTask: { ...till, status: 'done', doneAt: '2020-01-20T08:00:00.000Z' } }),
  );
  expect(await cards('Done')).toEqual(['Recent', 'Till', 'Old']);
});

test('a task moved out of Done and back before the response is the newest there', async () => {
  show('MoveTask');
  await moveByKeys('Old', '{ArrowLeft}');
  expect(await cards('Review')).toContain('Old');
  expect(await cards('Done')).toEqual(['Recent']);
  await moveByKeys('Old', '{ArrowRight}');
  expect(await cards('Done')).toEqual(['Old', 'Recent']);
});

test('a task has its new assignee before the response, and its old one after an error', async () => {
  const answer = show('AssignTask');
  const who = () => screen.findByRole('combobox', { name: 'Assignee of Till' });
  await choose(await who(), 'Tomás Rao, Tester', 'tom');
  expect(await who()).toHaveTextContent(`${tomas.firstName} ${tomas.lastName}`);
  await answer(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await who()).toHaveTextContent('Devika Rao');
});

test('a task is unassigned before the response', async () => {
  const answer = show('AssignTask');
  const who = () => screen.findByRole('combobox', { name: 'Assignee of Till' });
  await choose(await who(), 'Unassigned');
  expect(await who()).toHaveTextContent('Unassigned');
  await answer(replyTo(AssignTaskDocument, { updateTask: { ...till, assignee: null } }));
  expect(await who()).toHaveTextContent('Unassigned');
});

test('a deleted task is gone before the response, and back after an error', async () => {
  const answer = show('DeleteTask');
  await userEvent.click(await screen.findByRole('button', { name: 'Till' }));
  const press = async (name: string) =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await press('Delete task');
  await press('Delete');
  await waitFor(async () => expect(await cards('Review')).toEqual([]));
  await answer(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await cards('Review')).toEqual(['Till']);
});
