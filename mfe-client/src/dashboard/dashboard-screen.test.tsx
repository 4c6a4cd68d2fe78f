import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { activityReply, project, projectsReply, summaryReply } from '../testing/replies.ts';
import { defaultReplies, showClient } from '../testing/show-client.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const show = (answers: Parameters<typeof mockNetwork>[0] = {}) => showClient(<DashboardScreen />, answers);
const panel = (name: string) => screen.findByRole('region', { name });

beforeEach(() => sessionStorage.clear());

test('renders the rest once the action items have loaded, or after two seconds', async () => {
  show({ ClientActionItems: () => new Promise(() => undefined) });
  expect(await screen.findByText('$34,500')).not.toBeVisible();
  expect(screen.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('$34,500')).toBeVisible(), { timeout: 3000 });
});

test('renders everything at once if the height was saved in this session', async () => {
  sessionStorage.setItem(`action-items-height:${people.client.id}`, '0');
  show({ ClientActionItems: () => new Promise(() => undefined) });
  expect(await screen.findByText('$34,500')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).not.toBeInTheDocument();
});

test("the four cards show the server's figures, and mark the sample", async () => {
  show();
  expect(await screen.findByText('$34,500')).toBeInTheDocument();
  expect(screen.getByText('3')).toBeInTheDocument();
  expect(screen.getByText('$647.50')).toBeInTheDocument();
  expect(screen.getByText('$156k')).toBeInTheDocument();
  expect(screen.getByText('Sample')).toBeInTheDocument();
});

test('real savings have no Sample tag', async () => {
  show({ ClientSummary: summaryReply({ isSample: false }) });
  expect(await screen.findByText('$156k')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a project shows its status, team and progress, and links to its screen', async () => {
  show();
  const [first, second] = await within(await panel('Active Projects')).findAllByRole('listitem');
  const inFirst = within(first as HTMLElement);
  expect(inFirst.getByRole('heading', { name: 'Booking portal' })).toBeInTheDocument();
  expect(inFirst.getByRole('link', { name: 'Booking portal' })).toHaveAttribute('href', '/client/projects/p1');
  expect(inFirst.getByText('In progress')).toBeInTheDocument();
  expect(inFirst.getByText('Dev: Devon')).toBeInTheDocument();
  expect(inFirst.getByText('QA: Unassigned')).toBeInTheDocument();
  expect(inFirst.getByText('62% Complete')).toBeInTheDocument();
  expect(inFirst.getByRole('progressbar', { name: 'Progress of Booking portal' })).toHaveAttribute('value', '62');
  expect(within(second as HTMLElement).getByText('Dev: Unassigned')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('QA: Tessa')).toBeInTheDocument();
});

test('completed and canceled projects are not in the active list', async () => {
  show();
  await screen.findByText('Booking portal');
  expect(screen.queryByText('Old shop')).not.toBeInTheDocument();
  expect(screen.queryByText('Given up')).not.toBeInTheDocument();
});

test('shows the last three activities', async () => {
  show();
  expect(await within(await panel('Recent Activity')).findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('The fourth one')).not.toBeInTheDocument();
});

test('shows the specified texts if there are no projects and no activity', async () => {
  show({ ClientProjects: projectsReply([]), RecentActivity: activityReply([]) });
  expect(await screen.findByText('No active projects yet')).toBeInTheDocument();
  expect(await screen.findByText('No recent activity')).toBeInTheDocument();
});

test('a panel that failed to load has its own Retry, and the others stay', async () => {
  const { answers } = show({ ClientProjects: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const retry = await within(await panel('Active Projects')).findByRole('button', { name: 'Retry' });
  expect(await screen.findByText('$34,500')).toBeInTheDocument();
  answers.ClientProjects = defaultReplies.ClientProjects;
  await userEvent.click(retry);
  expect(await screen.findByText('Booking portal')).toBeInTheDocument();
});

test('a long list loads more pages', async () => {
  show({
    ClientProjects: ({ after }) =>
      after
        ? projectsReply([project({ id: 'p9', title: 'The last one' })])
        : projectsReply([project({ id: 'p1', title: 'The first one' })], 'p1'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more projects' }));
  expect(await screen.findByText('The last one')).toBeInTheDocument();
  expect(screen.getByText('The first one')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more projects' })).not.toBeInTheDocument();
});

test("an empty first page doesn't claim that there are no active projects if there are more pages", async () => {
  show({ ClientProjects: projectsReply([project({ id: 'p1', title: 'Over', status: 'completed' })], 'p1') });
  expect(await screen.findByRole('button', { name: 'Show more projects' })).toBeInTheDocument();
  expect(screen.queryByText('No active projects yet')).not.toBeInTheDocument();
});

test('an expired session ends on the page with the next request', async () => {
  const { answers } = mockNetwork({
    ...defaultReplies,
    ClientProjects: () => {
      answers.Viewer = signedOutReply;
      return signedOutReply;
    },
  });
  renderInPage(<UntilSignedOut />);
  expect(await screen.findByText('signed out')).toBeInTheDocument();
});

function UntilSignedOut() {
  const { viewer, loading } = useSession();
  if (!viewer) return <p>{loading ? 'asking' : 'signed out'}</p>;
  return (
    <KitApollo>
      <DashboardScreen />
    </KitApollo>
  );
}

test.each(['ClientSummary', 'ClientActionItems'])(
  'keeps the current data if a refetch of %s fails',
  async (operation) => {
    const { answers, sent, live } = show();
    await screen.findByText('$34,500');
    const requests = () => sent.filter(({ operation }) => operation === operation).length;
    const before = requests();
    answers[operation] = errorReply('UNAVAILABLE', 'Try again');
    await act(async () => live.disconnect());
    await act(async () => live.reconnect());
    await waitFor(() => expect(requests()).toBeGreaterThan(before));
    await act(async () => {});
    expect(screen.getByText('$34,500')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
);
