import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { MarkCourseProgressDocument } from '#gql/graphql.ts';
import { coursesReply, recentLearningReply, createCourseProgress } from '../testing/knowledge.ts';
import { showHub } from '../testing/show-hub.tsx';
import './upskill-tab.tsx';

const samples = coursesReply([
  { resourceId: null, title: 'React Mastery', isSample: true, standing: createCourseProgress(7, 12, 'React Mastery') },
  { resourceId: null, title: 'AI Integration', isSample: true, standing: null },
]);
const coursesWithProgress = (done: number) =>
  coursesReply([{ title: 'Testing', standing: createCourseProgress(done, 3) }]);

const show = (UpskillCourses: MockResponse, more: Parameters<typeof showHub>[0] = {}) =>
  showHub({ UpskillCourses, RecentLearning: recentLearningReply(), ...more }, { search: 'tab=upskill' });
const findCard = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const changes = (sent: ReturnType<typeof show>['sent']) =>
  sent.filter(({ operation }) => operation === 'MarkCourseProgress').map(({ variables }) => variables.done);

/** Holds the server's response to each mutation until the test releases it. */
function createDeferredReply() {
  const waiting: Array<(reply: MockResponse) => void> = [];
  return {
    answer: () => new Promise<MockResponse>((resolve) => waiting.push(resolve)),
    release: (reply: MockResponse) => waiting.shift()?.(reply),
  };
}
const saved = (done: number): MockResponse =>
  replyTo(MarkCourseProgressDocument, { markCourseProgress: createCourseProgress(done, 3) });

test('samples are tagged and have nothing to mark', async () => {
  show(samples);
  const react = await findCard('React Mastery');
  expect(react).toHaveTextContent('7/12');
  expect(react).toHaveTextContent('Sample');
  expect(await findCard('AI Integration')).toHaveTextContent('New');
  expect(screen.queryByRole('button', { name: /^Mark next/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'React Mastery' })).not.toBeInTheDocument();
});

test('a completed lesson counts at once, and recent learning updates', async () => {
  const { answer, release } = createDeferredReply();
  const { answers } = show(coursesWithProgress(0), { MarkCourseProgress: answer });
  expect(await findCard('Testing')).toHaveTextContent('New');
  await press('Mark next lesson done: Testing');
  expect(await findCard('Testing')).toHaveTextContent('1/3');
  expect(await findCard('Testing')).not.toHaveTextContent('New');
  answers.RecentLearning = recentLearningReply(['Testing: lesson 1, “One”, completed']);
  release(saved(1));
  expect(await screen.findByText('Testing: lesson 1, “One”, completed')).toBeInTheDocument();
});

test('quick clicks all count, one request after the other, and the last one wins', async () => {
  const { answer, release } = createDeferredReply();
  const { sent, answers } = show(coursesWithProgress(0), { MarkCourseProgress: answer });
  await press('Mark next lesson done: Testing');
  await press('Mark next lesson done: Testing');
  await press('Mark next lesson done: Testing');
  answers.RecentLearning = recentLearningReply(['Testing: lesson 3 completed']);
  expect(await findCard('Testing')).toHaveTextContent('3/3');
  expect(screen.getByRole('button', { name: 'All lessons done: Testing' })).toBeInTheDocument();
  expect(changes(sent)).toEqual([1]);
  release(saved(1));
  await waitFor(() => expect(changes(sent)).toEqual([1, 3]));
  expect(await findCard('Testing')).toHaveTextContent('3/3');
  release(saved(3));
  expect(await screen.findByText('Testing: lesson 3 completed')).toBeInTheDocument();
});

test('a rejected change is rolled back and shows a toast', async () => {
  show(coursesWithProgress(1), { MarkCourseProgress: errorReply('UNAVAILABLE', 'The database is away') });
  await press('Mark next lesson done: Testing');
  expect(await screen.findByText("Couldn't save your progress in Testing")).toBeInTheDocument();
  expect(await findCard('Testing')).toHaveTextContent('1/3');
});

test('the last lesson can be undone, and focus moves to the remaining button', async () => {
  const { sent } = show(coursesWithProgress(1), { MarkCourseProgress: saved(0) });
  const undo = await screen.findByRole('button', { name: 'Undo lesson 1 of Testing' });
  await userEvent.click(undo);
  await waitFor(() => expect(changes(sent)).toEqual([0]));
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark next lesson done: Testing' })).toHaveFocus();
});

test('progress on another device shows here, and recent learning updates', async () => {
  const { answers, live } = show(coursesWithProgress(0));
  await findCard('Testing');
  await waitFor(() => expect(live.countSubscribers('CourseProgressChanged')).toBe(1));
  answers.RecentLearning = recentLearningReply(['Testing: lesson 2 completed']);
  live.emit('CourseProgressChanged', { courseProgressChanged: createCourseProgress(2, 3) });
  expect(await screen.findByText('Testing: lesson 2 completed')).toBeInTheDocument();
  expect(await findCard('Testing')).toHaveTextContent('2/3');
});

test('the courses load page by page', async () => {
  const course = (id: string, title: string) => ({ resourceId: id, title, standing: createCourseProgress(0, 3, id) });
  const { answers } = show(coursesReply([course('k1', 'Newer')], 'behind'));
  await findCard('Newer');
  answers.UpskillCourses = coursesReply([course('k2', 'Older')]);
  await press('Show more courses');
  expect(await findCard('Older')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Newer' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more courses' })).not.toBeInTheDocument();
});

test('empty and failed panels show a message, each with its own Retry', async () => {
  const { answers } = show(errorReply('UNAVAILABLE', 'Away'), { RecentLearning: errorReply('UNAVAILABLE', 'Away') });
  expect(await screen.findByText("Couldn't load courses")).toBeInTheDocument();
  expect(await screen.findByText("Couldn't load recent learning")).toBeInTheDocument();
  answers.UpskillCourses = coursesReply([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByText('No courses yet')).toBeInTheDocument();
  expect(screen.getByText("Couldn't load recent learning")).toBeInTheDocument();
  answers.RecentLearning = recentLearningReply();
  await press('Retry');
  expect(await screen.findByText('No recent learning')).toBeInTheDocument();
});

test.each(['UpskillCourses', 'RecentLearning'])('a failed refresh of %s keeps what is shown', async (operation) => {
  const { answers, sent, live } = show(coursesWithProgress(1));
  await findCard('Testing');
  await screen.findByRole('region', { name: 'Recent Learning' });
  const text = screen.getByRole('tabpanel').textContent;
  const requests = () => sent.filter(({ operation }) => operation === operation).length;
  const before = requests();
  answers[operation] = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(screen.getByRole('tabpanel')).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
