import { act, screen, waitFor, within } from '@testing-library/react';
import { BillingScreen } from '../billing/billing-screen.tsx';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import { actionItemsReply, activityReply, project, projectsReply, summaryReply } from '../testing/replies.ts';
import { defaultReplies, showClient } from '../testing/show-client.tsx';

let count = 0;
const activity = (about: ReturnType<typeof project> | null) => ({
  activityAdded: {
    __typename: 'Activity',
    id: `a-${(count += 1)}`,
    description: 'Something happened',
    createdAt: '2026-11-21T10:00:00.000Z',
    project: about,
  },
});
const harbour = project({ id: 'p1', title: 'Booking portal', status: 'in_progress', progress: 62 });
const countRequests = (sent: { operation: string }[], name: string) =>
  sent.filter(({ operation }) => operation === name).length;

async function show(getScreen: 'dashboard' | 'billing') {
  const shown = showClient(getScreen === 'dashboard' ? <DashboardScreen /> : <BillingScreen />);
  await screen.findByText('Booking portal');
  await waitFor(() => expect(shown.live.countSubscribers('ActivityAdded')).toBe(1));
  return shown;
}

test('a project change updates its row, the figures, the action items and the activity', async () => {
  const { live, answers } = await show('dashboard');
  answers.ClientSummary = summaryReply({ paid: '40000.00' });
  answers.ClientActionItems = actionItemsReply([{ id: 'p1', kind: 'project_to_try', title: 'Try the portal' }]);
  live.emit('ActivityAdded', activity({ ...harbour, status: 'testing', progress: 71 }));
  const row = screen.getByRole('heading', { name: 'Booking portal' }).closest('li') as HTMLElement;
  expect(await within(row).findByText('71% Complete')).toBeInTheDocument();
  expect(within(row).getByText('Testing')).toBeInTheDocument();
  expect(await screen.findByText('$40,000')).toBeInTheDocument();
  expect(await screen.findByText('Try the portal')).toBeInTheDocument();
  expect(screen.getByText('Something happened')).toBeInTheDocument();
});

test('a completed project leaves the active list', async () => {
  const { live, sent } = await show('dashboard');
  live.emit('ActivityAdded', activity({ ...harbour, status: 'completed', progress: 100 }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Booking portal' })).not.toBeInTheDocument());
  expect(countRequests(sent, 'ClientProjects')).toBe(1);
});

test('a new project appears in the list', async () => {
  const { live, answers } = await show('dashboard');
  const added = project({ id: 'p9', title: 'Brand new' });
  answers.ClientProjects = projectsReply([added, harbour]);
  live.emit('ActivityAdded', activity(added));
  expect(await screen.findByRole('heading', { name: 'Brand new' })).toBeInTheDocument();
});

test('a project whose start was undone leaves the list, the figures and the activity', async () => {
  const { live, answers } = await show('dashboard');
  answers.ClientSummary = summaryReply({ paid: '40000.00' });
  answers.RecentActivity = activityReply(['Only this one']);
  live.emit('ProjectRemoved', { projectRemoved: 'p1' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Booking portal' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Inventory' })).toBeInTheDocument();
  expect(await screen.findByText('$40,000')).toBeInTheDocument();
  expect(await screen.findByText('Only this one')).toBeInTheDocument();
});

test('activity without a listed project, such as on a ticket, also updates the figures', async () => {
  const { live, answers } = await show('dashboard');
  answers.ClientActionItems = actionItemsReply([{ kind: 'ticket_to_answer', title: 'Wrong currency' }]);
  live.emit('ActivityAdded', activity(null));
  expect(await screen.findByText('Wrong currency')).toBeInTheDocument();
});

test('a burst causes two fetches, and the second one sees everything', async () => {
  const { live, answers, sent } = await show('dashboard');
  const before = countRequests(sent, 'ClientSummary');
  let release = () => undefined as void;
  answers.ClientSummary = () =>
    new Promise((resolve) => {
      release = () => resolve(defaultReplies.ClientSummary);
    });
  live.emit('ActivityAdded', activity(harbour));
  await waitFor(() => expect(countRequests(sent, 'ClientSummary')).toBe(before + 1));
  for (const progress of [63, 64, 65]) live.emit('ActivityAdded', activity({ ...harbour, progress }));
  expect(await screen.findByText('65% Complete')).toBeInTheDocument();
  answers.ClientSummary = summaryReply({ paid: '40000.00' });
  act(() => release());
  expect(await screen.findByText('$40,000')).toBeInTheDocument();
  expect(countRequests(sent, 'ClientSummary')).toBe(before + 2);
});

test('Billing also updates its status, rows and totals', async () => {
  const { live, answers } = await show('billing');
  const added = project({ id: 'p9', title: 'Brand new', implementationFee: '15000.00' });
  answers.ClientProjects = projectsReply([added, harbour]);
  answers.ClientSummary = summaryReply({ paid: '49500.00' });
  live.emit('ActivityAdded', activity(added));
  expect(await screen.findByRole('row', { name: /Brand new.*\$15,000/ })).toBeInTheDocument();
  expect(await screen.findByText('$49,500')).toBeInTheDocument();
});
