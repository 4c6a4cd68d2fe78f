import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { toAgencyDay } from 'rules/call-times';
import { MoveOwnTaskDocument, OwnTaskDocument } from '#gql/graphql.ts';
import { dashboardReply, figure, actionItemsReply } from '../testing/figures.ts';
import { ownTask, ownTasksReply } from '../testing/own-tasks.ts';
import { showHub } from '../testing/show-hub.tsx';

const ticket = {
  id: 't1',
  kind: 'open_ticket' as const,
  title: 'Two workshops',
  detail: 'Unanswered · low priority',
  path: '/contractor?tab=tickets&ticket=t1',
};
const request = {
  id: 'r1',
  kind: 'client_store_request' as const,
  title: 'Ines Carvalho',
  detail: 'Medium project, unclaimed',
  path: '/contractor?tab=client-store',
};
afterEach(() => jest.useRealTimers());

const findRegion = (name: string) => screen.findByRole('region', { name });
const cards = async () => {
  await screen.findByText('$8,614.50');
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return names.map((name, place) => [name, screen.getAllByRole('definition')[place]?.textContent]);
};

test('the cards are in the order of the specification, with the counts of the server', async () => {
  showHub();
  expect(await cards()).toEqual([
    ['This Month', '$8,614.50'],
    ['Active Projects', '4'],
    ['Open Tickets', '3'],
    ['Rating', '4.5'],
  ]);
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test.each([
  ['This Month', '?tab=billing'],
  ['Active Projects', '?tab=projects'],
  ['Open Tickets', '?tab=tickets'],
  ['Rating', '?tab=projects'],
  ['In Progress', '?tab=projects&status=in_progress'],
  ['In Testing', '?tab=projects&status=testing'],
  ['In Production', '?tab=projects&status=completed'],
])('%s links to the tab it comes from', async (name, search) => {
  showHub();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/contractor${search}`);
});

test('without records the sample figures of the specification show, each tagged', async () => {
  const events = [{ description: 'Customer Portal: the sign-in page is on staging', isSample: true }];
  showHub({
    HubDashboard: dashboardReply({
      thisMonth: figure('8750.00', true),
      rating: figure('4.9', true),
      activeProjects: 0,
      openTickets: 0,
      status: ['2', '1', '3'],
      statusIsSample: true,
      events,
    }),
  });
  expect(await screen.findByText('$8,750')).toBeInTheDocument();
  const [month, projects, tickets, rating] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([month, projects, tickets, rating]).toEqual(['$8,750Sample', '0', '0', '4.9Sample']);
  expect(within(await findRegion('Development Status')).getByText('Sample')).toBeInTheDocument();
  expect(within(await findRegion('Recent Activity')).getByText('Sample')).toBeInTheDocument();
});

test('each status is measured against the total', async () => {
  showHub();
  const status = within(await findRegion('Development Status'));
  await screen.findByText('$8,614.50');
  const rows = status.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['2In Progress', '2In Testing', '3In Production']);
  expect(status.getByRole('progressbar', { name: 'In Production' })).toHaveAttribute('aria-valuetext', '3 of 7');
});

test('action items come first, link to their target and count the rest', async () => {
  showHub({ HubActionItems: actionItemsReply([ticket, request], 9) });
  const actionItems = within(await findRegion('Needs your attention'));
  const [first, second] = (await actionItems.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toMatch(/^Two workshopsOpen ticket, since .+Unanswered · low priority$/);
  expect(second).toMatch(/^Ines CarvalhoNew request, since/);
  expect(actionItems.getByRole('link', { name: 'Ines Carvalho' })).toHaveAttribute(
    'href',
    '/contractor?tab=client-store',
  );
  expect(actionItems.getByText('and 7 more')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Needs your attention');
});

test('without action items the panel is hidden', async () => {
  showHub();
  await screen.findByText('$8,614.50');
  expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
});

test("today's tasks come after the action items, can be moved and open in My tasks", async () => {
  const task = ownTask({ id: 'k1', title: 'Show the tide', dueOn: toAgencyDay(new Date()) });
  const { sent, address } = showHub({
    HubActionItems: actionItemsReply([], 0, [task]),
    MoveOwnTask: replyTo(MoveOwnTaskDocument, { moveTask: { ...task, status: 'in_progress' } }),
    OwnTasks: ownTasksReply([task]),
    OwnTask: replyTo(OwnTaskDocument, { task }),
  });
  const today = within(await findRegion('Due today'));
  await userEvent.selectOptions(today.getByRole('combobox', { name: 'Status of Show the tide' }), 'In progress');
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toContain('MoveOwnTask'));
  expect(today.getByRole('link', { name: 'My tasks' })).toHaveAttribute('href', '/contractor?tab=tasks');
  await userEvent.click(today.getByRole('button', { name: 'Show the tide' }));
  expect(address()).toBe('?tab=tasks&task=k1');
});

test("an hour before midnight in UTC, today is the agency's day", async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z'), advanceTimers: true });
  const { sent } = showHub();
  await findRegion('Recent Activity');
  const items = sent.find(({ operation }) => operation === 'HubActionItems');
  expect(items?.variables).toEqual({ today: '2026-12-01' });
});

test('without activity it shows the empty state', async () => {
  showHub({ HubDashboard: dashboardReply({ events: [] }) });
  expect(await screen.findByText('No recent activity')).toBeInTheDocument();
});

test('figures and action items that failed to load each have their own Retry', async () => {
  const down = errorReply('UNAVAILABLE', 'Try again');
  const { answers } = showHub({ HubDashboard: down, HubActionItems: actionItemsReply([ticket]) });
  expect(await screen.findByText("Couldn't load your figures")).toBeInTheDocument();
  expect(await screen.findByText('Two workshops')).toBeInTheDocument();
  answers.HubDashboard = dashboardReply();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$8,614.50')).toBeInTheDocument();
});

test('action items that failed to load are refetched by Retry, and the figures stay', async () => {
  const { answers } = showHub({ HubActionItems: errorReply('UNAVAILABLE', 'Try again') });
  expect(await screen.findByText("Couldn't load your action items")).toBeInTheDocument();
  expect(await screen.findByText('$8,614.50')).toBeInTheDocument();
  answers.HubActionItems = actionItemsReply([ticket]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Two workshops')).toBeInTheDocument();
});

test('a failed refresh keeps the figures on screen', async () => {
  const { answers, sent, live } = showHub();
  await screen.findByText('$8,614.50');
  const requests = () => sent.filter(({ operation }) => operation === 'HubDashboard').length;
  const before = requests();
  answers['HubDashboard'] = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(screen.getByText('$8,614.50')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
