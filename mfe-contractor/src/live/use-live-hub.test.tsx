import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResponse } from 'kit/test/network';
import { billingReply, dashboardReply, actionItemsReply, payoutsReply } from '../testing/figures.ts';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for it to compile.
import '../billing/billing-tab.tsx';

const event = (id: string) => ({
  activityAdded: {
    __typename: 'Activity',
    id,
    project: { __typename: 'Project', id: 'p1', title: 'Harbour', status: 'testing', progress: 90 },
    supportTicket: null,
    clientStoreRequest: null,
  },
});
const requests = (sent: { operation: string }[], name: string) =>
  sent.filter(({ operation }) => operation === name).length;

test('live events refresh the figures on screen; a burst causes one refetch', async () => {
  const { live, sent, answers } = showHub();
  await screen.findByText('Harbour: on staging');
  await waitFor(() => expect(live.countSubscribers('HubActivity')).toBe(1));
  answers.HubDashboard = dashboardReply({ events: [{ description: 'Harbour: ready to be tested' }], openTickets: 12 });
  answers.HubActionItems = actionItemsReply([
    { id: 't1', kind: 'open_ticket', title: 'Two workshops', detail: 'Unanswered', path: '/contractor' },
  ]);
  for (const id of ['a1', 'a2', 'a3']) live.emit('HubActivity', event(id));
  expect(await screen.findByText('Harbour: ready to be tested')).toBeInTheDocument();
  expect(screen.getByText('12')).toBeInTheDocument();
  expect(await screen.findByText('Two workshops')).toBeInTheDocument();
  expect(requests(sent, 'HubDashboard')).toBe(2);
  expect(requests(sent, 'HubActionItems')).toBe(2);
});

test('only the open tab refetches, and coming back to a tab refetches what it missed', async () => {
  const { live, sent, answers } = showHub({ HubBilling: billingReply(), HubPayouts: payoutsReply([]) });
  await screen.findByText('Harbour: on staging');
  await userEvent.click(screen.getByRole('tab', { name: 'Billing' }));
  await screen.findByText('$16,843.50');
  const { promise, resolve: arrive } = Promise.withResolvers<MockResponse>();
  answers.HubDashboard = () => promise;
  live.emit('HubActivity', event('a1'));
  await waitFor(() => expect(requests(sent, 'HubBilling')).toBe(2));
  expect(requests(sent, 'HubDashboard')).toBe(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Dashboard' }));
  expect(screen.getByText('Harbour: on staging')).toBeInTheDocument();
  arrive(dashboardReply({ events: [{ description: 'Harbour: ready to be tested' }] }));
  expect(await screen.findByText('Harbour: ready to be tested')).toBeInTheDocument();
});
