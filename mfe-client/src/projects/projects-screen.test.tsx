import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { StartProjectDocument } from '#gql/graphql.ts';
import { toChangeEvent, listReply, wholeProject } from '../testing/projects.ts';
import { ProjectsScreen } from './projects-screen.tsx';

type Answers = Parameters<typeof mockNetwork>[0];

const harbour = wholeProject();
const workshop = wholeProject({ id: 'p2', title: 'Workshop', status: 'testing' });
const parts = wholeProject({ id: 'p3', title: 'Parts', status: 'completed', viewerCanRate: true });
const loyalty = wholeProject({ id: 'p4', title: 'Loyalty', status: 'cancelled', stagingUrl: null });

function open(projects: Answers[string], { path = '/client/projects', more = {} as Answers } = {}) {
  const socket = mockWebSocket();
  const net = mockNetwork({ Viewer: viewerReply(people.client), ProjectList: projects, ...more });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <ProjectsScreen />
      </KitApollo>
    </SignedIn>,
    { path },
  );
  return { ...net, socket };
}

const inGroup = async (name: string) =>
  (await within(await screen.findByRole('region', { name })).findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );
const follows = ({ socket }: ReturnType<typeof open>) =>
  waitFor(() => expect(socket.countSubscribers('ListedProjectChanged')).toBe(1));

test('lists projects waiting for the client first, with the action', async () => {
  open(listReply([harbour, workshop, parts, loyalty]));
  expect(await inGroup('Waiting for you')).toEqual(['Workshop', 'Parts']);
  expect(await inGroup('Everything else')).toEqual(['Harbour', 'Loyalty']);
  const staging = screen.getByRole('link', { name: 'Try it on staging' });
  expect(staging).toHaveAttribute('href', 'https://staging.harbour.example');
  expect(staging).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('link', { name: 'Rate this project' })).toHaveAttribute('href', '/client/projects/p3');
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/client/projects/p1');
});

test('active and finished projects have their own URLs', async () => {
  open(listReply([harbour, loyalty]), { path: '/client/projects?show=finished' });
  await screen.findByRole('heading', { name: 'Loyalty' });
  expect(await inGroup('Finished projects')).toEqual(['Loyalty']);
  expect(screen.getByRole('link', { name: 'Finished' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Active' }));
  expect(await inGroup('Active projects')).toEqual(['Harbour']);
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await inGroup('All projects')).toEqual(['Harbour', 'Loyalty']);
});

test.each([
  ['', 'No projects yet'],
  ['?show=active', 'No active projects yet'],
  ['?show=finished', 'No finished projects yet'],
])('an empty list %s says so', async (search, words) => {
  open(listReply([]), { path: `/client/projects${search}` });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'Try again in a moment'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.ProjectList = listReply([harbour]);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeInTheDocument();
});

test('a long list loads more pages', async () => {
  open(({ after }) => (after ? listReply([loyalty]) : listReply([harbour], 'p1')));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more projects' }));
  expect(await screen.findByRole('heading', { name: 'Loyalty' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Harbour' })).toBeInTheDocument();
});

test('for a partially loaded list the server decides which projects are finished', async () => {
  const { sent } = open(({ finished }) =>
    finished ? listReply([parts, loyalty]) : listReply([workshop, harbour], 'p1'),
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Finished' }));
  expect(await inGroup('Everything else')).toEqual(['Loyalty']);
  expect(await inGroup('Waiting for you')).toEqual(['Parts']);
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await inGroup('Waiting for you')).toEqual(['Workshop']);
  expect(sent.filter(({ operation }) => operation === 'ProjectList').map(({ variables }) => variables)).toEqual([
    { first: 50 },
    { first: 50, finished: true },
  ]);
});

test('a completely loaded list is filtered without a request', async () => {
  const { sent } = open(listReply([parts, harbour]));
  await userEvent.click(await screen.findByRole('link', { name: 'Active' }));
  expect(await inGroup('Active projects')).toEqual(['Harbour']);
  expect(sent.filter(({ operation }) => operation === 'ProjectList')).toHaveLength(1);
});

test('a change appears live, without a request if the order is unaffected', async () => {
  const page = open(listReply([harbour]));
  await screen.findByText('65% Complete');
  await follows(page);
  page.socket.emit('ListedProjectChanged', toChangeEvent({ ...harbour, progress: 70 }));
  expect(await screen.findByText('70% Complete')).toBeInTheDocument();
  expect(page.sent.filter(({ operation }) => operation === 'ProjectList')).toHaveLength(1);
});

test("a project that now waits for the client, and a new one, appear in the server's order", async () => {
  const page = open(listReply([workshop, harbour, loyalty]));
  await screen.findByRole('heading', { name: 'Loyalty' });
  await follows(page);
  const harbourToTry = wholeProject({ status: 'testing' });
  page.answers.ProjectList = listReply([harbourToTry, workshop, loyalty]);
  page.socket.emit('ListedProjectChanged', toChangeEvent(harbourToTry));
  await waitFor(async () => expect(await inGroup('Waiting for you')).toEqual(['Harbour', 'Workshop']));
  page.answers.ProjectList = listReply([harbourToTry, workshop, parts, loyalty]);
  page.socket.emit('ListedProjectChanged', toChangeEvent(parts));
  await waitFor(async () => expect(await inGroup('Waiting for you')).toEqual(['Harbour', 'Workshop', 'Parts']));
});

test('a newly started project is listed at once, and the toast says what happens next', async () => {
  const bakery = wholeProject({ id: 'p9', title: 'Bakery', status: 'pending', progress: 0, stagingUrl: null });
  const { sent } = open(listReply([harbour]), {
    more: { StartProject: replyTo(StartProjectDocument, { createProject: bakery }) },
  });
  await screen.findByRole('heading', { name: 'Harbour' });
  await userEvent.click(screen.getByRole('button', { name: 'Start New Project' }));
  await userEvent.type(await screen.findByLabelText('Project name'), 'Bakery');
  await userEvent.type(screen.getByLabelText('What should we build?'), 'Sells bread');
  await userEvent.type(screen.getByLabelText('Who will use it?'), 'The village');
  await userEvent.type(screen.getByLabelText('What should it improve?'), 'Fewer queues');
  await userEvent.type(screen.getByLabelText('When do you need it?'), '2027-02-01');
  await userEvent.selectOptions(screen.getByLabelText('How urgent is it?'), 'high');
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'small');
  await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  expect(await inGroup('All projects')).toEqual(['Bakery', 'Harbour']);
  expect(sent.filter(({ operation }) => operation === 'ProjectList')).toHaveLength(1);
  const creation = sent.find(({ operation }) => operation === 'StartProject');
  const description = 'Sells bread\n\nFor: The village\n\nGoal: Fewer queues\n\nNeeded by: 2027-02-01';
  expect(creation?.variables).toEqual({ input: { title: 'Bakery', tier: 'small', priority: 'high', description } });
  expect(creation?.key).toMatch(/^[0-9a-f]{32}$/);
});
