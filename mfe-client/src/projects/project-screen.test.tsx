import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { ProjectDetailDocument, RateProjectDocument } from '#gql/graphql.ts';
import { ClientFrame } from '../client-frame.tsx';
import { toChangeEvent, detailReply, wholeProject } from '../testing/projects.ts';
import { ProjectScreen } from './project-screen.tsx';

type Answers = Parameters<typeof mockNetwork>[0];

const harbour = wholeProject();
const done = wholeProject({ status: 'completed', progress: 100, viewerCanRate: true });

function open(detail: Answers[string], more: Answers = {}) {
  const socket = mockWebSocket();
  const net = mockNetwork({ Viewer: viewerReply(people.client), ProjectDetail: detail, ...more });
  renderInPage(
    <SignedIn>
      <ClientFrame>
        <Routes>
          <Route path="/client/projects/:id" element={<ProjectScreen />} />
        </Routes>
      </ClientFrame>
    </SignedIn>,
    { path: '/client/projects/p1' },
  );
  return { ...net, socket };
}

/** A mutation response that the test holds back. */
function createDeferredReply() {
  let resolveReply: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (resolveReply = resolve));
  return { answer: () => answer, resolveReply };
}

const region = (name: string) => screen.findByRole('region', { name });
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const star = (name: RegExp) => screen.findByRole('radio', { name });

test('shows the agreed terms, the team and the URLs', async () => {
  open(detailReply(harbour, []));
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Progress of Harbour' })).toHaveAttribute('value', '65');
  for (const [name, value] of [
    ['Tier', 'High'],
    ['Implementation fee', '$15,000'],
    ['Monthly support', '$399'],
    ['Technologies', 'React, PostgreSQL'],
    ['Estimated duration', '6 weeks'],
    ['Working location', 'Remote'],
    ['Developer', 'Devika Rao'],
    ['Tester', 'Unassigned'],
    ['Project manager', 'Unassigned'],
  ] as const) {
    expect(await fact(name)).toHaveTextContent(value);
  }
  const staging = within(await region('Where it runs')).getByRole('link', { name: 'staging.harbour.example' });
  expect(staging).toHaveAttribute('href', 'https://staging.harbour.example');
  expect(staging).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('link', { name: 'Ask support about this project' })).toHaveAttribute(
    'href',
    '/client/support?new&project=p1',
  );
  expect(screen.queryByRole('region', { name: 'Your rating' })).not.toBeInTheDocument();
});

test('shows placeholders for missing values, and leaves out what the team has not set', async () => {
  const bare = { implementationFee: '0.00', monthlySupportFee: '0.00', technologies: [], estimatedWeeks: null };
  open(detailReply(wholeProject({ ...bare, workingLocation: null, stagingUrl: null, developer: null }), []));
  expect(await screen.findByText('No link yet')).toBeInTheDocument();
  expect(await fact('Implementation fee')).toHaveTextContent('To be agreed');
  expect(await fact('Monthly support')).toHaveTextContent('None');
  expect(await fact('Estimated duration')).toHaveTextContent('Not estimated yet');
  for (const name of ['Technologies', 'Working location']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByText('No activity yet')).toBeInTheDocument();
});

test('the timeline is newest first, paginated, and leaves out the title in each entry', async () => {
  open(({ after }) =>
    after ? detailReply(harbour, ['Harbour: project started']) : detailReply(harbour, ['Harbour: 65% complete'], 'e1'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show more entries' }));
  await screen.findByText('Project started');
  const entries = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.firstChild?.textContent)).toEqual(['65% complete', 'Project started']);
});

test('a change appears live, with its timeline entry', async () => {
  const { socket, answers } = open(detailReply(harbour, []));
  await screen.findByText('65% Complete');
  await waitFor(() => expect(socket.countSubscribers('DetailedProjectChanged')).toBe(1));
  const moved = wholeProject({ progress: 80 });
  answers.ProjectDetail = detailReply(moved, ['Harbour: 80% complete']);
  socket.emit('DetailedProjectChanged', toChangeEvent(moved));
  expect(await screen.findByText('80% Complete')).toBeInTheDocument();
  expect(await screen.findByText('80% complete')).toBeInTheDocument();
});

test('a project whose start was undone is not there anymore', async () => {
  const { socket, answers } = open(detailReply(harbour, []));
  await screen.findByText('65% Complete');
  await waitFor(() => expect(socket.countSubscribers('ProjectRemoved')).toBe(1));
  answers.ProjectDetail = replyTo(ProjectDetailDocument, { project: null });
  socket.emit('ProjectRemoved', { projectRemoved: 'p1' });
  expect(await screen.findByText('Project not found')).toBeInTheDocument();
});

test('rates a completed project by keyboard, optimistically, and keeps the focus', async () => {
  const { answer, resolveReply } = createDeferredReply();
  const { sent } = open(detailReply(done, []), { RateProject: answer });
  expect(await screen.findByRole('button', { name: 'Send rating' })).toHaveAttribute('aria-disabled', 'true');
  (await star(/^1 of 5/)).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await star(/^4 of 5/)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('You rated it 4 of 5: very good. Thank you.')).toBeInTheDocument();
  expect(await region('Your rating')).toContainElement(document.activeElement as HTMLElement);
  resolveReply(
    replyTo(RateProjectDocument, { rateProject: { __typename: 'Project', id: 'p1', rating: 4, viewerCanRate: false } }),
  );
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ operation: 'RateProject', variables: { rating: 4 } }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a rejected rating is rolled back with a toast', async () => {
  const { answer, resolveReply } = createDeferredReply();
  open(detailReply(done, []), { RateProject: answer });
  await userEvent.click(await star(/^2 of 5/));
  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText(/^You rated it 2 of 5/)).toBeInTheDocument();
  resolveReply(errorReply('CONFLICT', "You've already rated this project"));
  expect(await screen.findByText("Couldn't save your rating")).toBeInTheDocument();
  expect(screen.getByText("You've already rated this project")).toBeInTheDocument();
  expect(await star(/^2 of 5/)).toBeChecked();
});

test('shows an existing rating', async () => {
  open(detailReply(wholeProject({ status: 'completed', rating: 5 }), []));
  expect(await screen.findByText('You rated it 5 of 5: excellent. Thank you.')).toBeInTheDocument();
});

test.each([
  ['none of theirs', replyTo(ProjectDetailDocument, { project: null })],
  ['none at all', errorReply('MALFORMED_REQUEST', "This isn't a valid id")],
])('an ID that is %s shows a link back to the list', async (_, answer) => {
  open(answer);
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/client/projects');
});

test('a project that failed to load can be retried', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'Try again in a moment'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.ProjectDetail = detailReply(harbour, []);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeInTheDocument();
});
