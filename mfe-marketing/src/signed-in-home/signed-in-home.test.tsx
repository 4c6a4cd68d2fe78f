import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession, type Viewer } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { ActionItemsDocument } from '#signed-in-home/gql/graphql.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import type { ActionItem } from './action-item-row.tsx';

const hours = (from: number) => new Date(Date.now() + from * 60 * 60 * 1000).toISOString();
const createActionItem = (fields: Partial<ActionItem>): ActionItem => ({
  id: 'n1',
  kind: 'project_to_rate',
  title: 'Spare Part Finder',
  detail: 'Completed. Rate it from 1 to 5',
  since: '2026-01-05T09:00:00.000Z',
  dueAt: null,
  path: '/client/projects',
  ...fields,
});
const list = (items: ActionItem[], total = items.length): MockResponse =>
  replyTo(ActionItemsDocument, { needsMe: { items, total } });

function open(answer: MockResponse | (() => Promise<MockResponse>), viewer: Viewer = people.client) {
  const net = mockNetwork({ Viewer: viewerReply(viewer), ActionItems: answer });
  renderInPage(<Home />);
  return net;
}
function Home() {
  const { viewer, loading } = useSession();
  if (loading) return null;
  return viewer ? <HomeScreen /> : <p>No one is in</p>;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Needs your attention' })).getAllByRole('listitem');

test('the page greets by first name and links to the portal and the account', async () => {
  open(list([]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Carla' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your portal' })).toHaveAttribute('href', '/client');
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
});

test('each item has a kind, a title, a time and a link', async () => {
  open(
    list([
      createActionItem({}),
      createActionItem({ kind: 'project_to_try', title: 'Workshop Inventory', detail: 'Ready to try' }),
    ]),
  );
  const [first, second] = await rows();
  const link = within(first as HTMLElement).getByRole('link');
  expect(link).toHaveAttribute('href', '/client/projects');
  expect(link).toHaveTextContent(/^To rate ?Spare Part FinderCompleted\. Rate it from 1 to 5since /);
  expect(second).toHaveTextContent(/^To try ?Workshop InventoryReady to try/);
  expect(screen.getByText('2 things need your attention.')).toBeInTheDocument();
});

test("an analyst's home page links to the Knowledge Hub", async () => {
  open(list([createActionItem({ kind: 'unpublished_resource' })]), people.analyst);
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Draft/);
  expect(screen.getByRole('link', { name: 'Open your portal' })).toHaveAttribute('href', '/admin-dashboard');
});

test('an enquiry shows its 24 hours on the ruler, and an overdue item says so in words', async () => {
  open(
    list([
      createActionItem({ id: 'a', kind: 'enquiry', title: 'Late', dueAt: hours(-2.51) }),
      createActionItem({ id: 'b', kind: 'enquiry', title: 'In time', dueAt: hours(6.01) }),
      createActionItem({ id: 'c', kind: 'overdue_task', title: 'Task', dueAt: '2026-01-05T12:00:00Z' }),
      createActionItem({ id: 'd', kind: 'expiring_invitation', title: 'Invitation', dueAt: hours(3) }),
    ]),
    people.sales,
  );
  const [late, inTime, task, invitation] = await rows();
  const rule = (row?: HTMLElement) =>
    within(row as HTMLElement).getByRole('progressbar', { name: 'Time left to answer' });
  expect(rule(late)).toHaveAttribute('aria-valuetext', '2 h 30 min late');
  expect(rule(late)).toHaveAttribute('value', '0');
  expect(rule(inTime)).toHaveAttribute('aria-valuetext', '6 h left');
  expect(task).toHaveTextContent(/was due .*5|was due .*Jan/);
  expect(invitation).toHaveTextContent(/ends /);
});

test('items that do not fit are counted and link to the portal', async () => {
  open(list([createActionItem({})], 9));
  expect(await screen.findByText('9 things need your attention.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'and 8 more in your portal' })).toHaveAttribute('href', '/client');
});

test('an empty list says so, and what will appear there', async () => {
  open(list([]), people.sales);
  expect(await screen.findByText('Nothing needs your attention')).toBeInTheDocument();
  expect(screen.getByText(/^New enquiries will appear here/)).toBeInTheDocument();
});

test('a skeleton is shown while the list loads, and the portal link works', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByRole('status', { name: 'Loading your action items' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Open your portal' })).toBeInTheDocument();
});

test('a list that failed to load has a retry', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'The database is not available'));
  expect(await screen.findByText("Couldn't load your action items")).toBeInTheDocument();
  expect(screen.getByText('The database is not available')).toBeInTheDocument();
  answers.ActionItems = list([createActionItem({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

test('window focus refetches, and a failed refetch keeps the list', async () => {
  const { answers, sent } = open(list([createActionItem({})]));
  await rows();
  answers.ActionItems = list([createActionItem({}), createActionItem({ id: 'n2', title: 'Newer' })]);
  fireEvent.focus(window);
  expect(await screen.findByText('Newer')).toBeInTheDocument();
  answers.ActionItems = errorReply('UNAVAILABLE', 'Away');
  fireEvent.focus(window);
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'ActionItems')).toHaveLength(3));
  await act(async () => undefined);
  expect(await rows()).toHaveLength(2);
});

test('a person signed out elsewhere is signed out here too', async () => {
  open(signedOutReply);
  expect(await screen.findByText('No one is in')).toBeInTheDocument();
});
