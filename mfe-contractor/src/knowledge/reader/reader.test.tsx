import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSample, sampleMarkdown } from 'kit/test/markdown';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { CountKnowledgeViewDocument, OpenResourceDocument, MarkCourseProgressDocument } from '#gql/graphql.ts';
import { createLessons, resourceReply, createCourseProgress } from '../../testing/knowledge.ts';
import { showHub } from '../../testing/show-hub.tsx';
import '../../upskill/upskill-tab.tsx';
import './reader.tsx';

const show = (OpenResource: MockResponse, more: Parameters<typeof showHub>[0] = {}) =>
  showHub(
    { OpenResource, CountKnowledgeView: replyTo(CountKnowledgeViewDocument, { countKnowledgeView: true }), ...more },
    { search: 'tab=upskill&resource=k1' },
  );
const title = () => screen.findByRole('heading', { level: 2, name: 'Security Audit Checklist' });

test('shows category, difficulty, duration and tags', async () => {
  show(resourceReply({ difficulty: 'beginner', estimatedDuration: '20 minutes', content: 'Look **twice**.' }));
  await title();
  for (const words of ['Audit doc', 'Beginner', '20 minutes', 'security', 'twice'])
    expect(screen.getByText(words)).toBeInTheDocument();
});

test('user content is never rendered as HTML, and a plain text file shows as text', async () => {
  show(
    resourceReply({ content: '<img src=x onerror=alert(1)>', fileContent: 'A # plain\n  text', fileName: 'notes.txt' }),
  );
  await title();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(screen.getByText(/A # plain/).tagName).toBe('PRE');
});

test('the text is rendered like every other Markdown text', async () => {
  show(resourceReply({ content: sampleMarkdown }));
  await title();
  expect(screen.getByRole('article').innerHTML).toContain(renderSample());
});

test('a title that the text and its file repeat is shown once', async () => {
  const text = '# Security Audit Checklist\n\nLook twice.';
  show(resourceReply({ content: text, fileContent: text.replace('twice', 'again'), fileName: 'checklist.md' }));
  await title();
  expect(screen.getByText('Look twice.')).toBeInTheDocument();
  expect(screen.getByText('Look again.')).toBeInTheDocument();
  expect(screen.getAllByText('Security Audit Checklist')).toHaveLength(1);
});

test('a Markdown file is rendered as Markdown, and JSON as code', async () => {
  const { answers, live } = show(resourceReply({ fileContent: '## From a file', fileName: 'GUIDE.MD' }));
  expect(await screen.findByRole('heading', { name: 'From a file' })).toBeInTheDocument();
  await waitFor(() => expect(live.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.OpenResource = resourceReply({ fileContent: '{ "a": 1 }', fileName: 'a.json' });
  live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id: 'k1', isVisible: true } });
  expect(await screen.findByRole('region', { name: 'Code, JSON' })).toBeInTheDocument();
});

test('a file without text shows its name, size in KB and a link, but never a script link', async () => {
  const file = { fileName: 'offer.pdf', fileSize: 184_320, fileUrl: 'https://files.example/offer.pdf' };
  const { answers, live } = show(resourceReply(file));
  expect(await screen.findByRole('link', { name: 'Open offer.pdf' })).toHaveAttribute('href', file.fileUrl);
  expect(screen.getByText('180 KB')).toBeInTheDocument();
  await waitFor(() => expect(live.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.OpenResource = resourceReply({ ...file, fileUrl: 'javascript:alert(1)' });
  live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id: 'k1', isVisible: true } });
  expect(await screen.findByText(/^Only the file name is stored here/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open offer.pdf' })).not.toBeInTheDocument();
});

test('a document deleted while open shows a notice; a change of another document refetches nothing', async () => {
  const { answers, live, sent } = show(resourceReply());
  await title();
  await waitFor(() => expect(live.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.OpenResource = replyTo(OpenResourceDocument, { knowledgeResource: null, courseLessons: null });
  const publish = (id: string) =>
    live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id, isVisible: false } });
  publish('other');
  publish('k1');
  expect(await screen.findByText('This document no longer exists')).toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'OpenResource')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back to Upskill' })).toBeInTheDocument();
});

test('a document that failed to load can be retried, and is counted once', async () => {
  const { answers, sent } = show(errorReply('UNAVAILABLE', 'Away'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.OpenResource = resourceReply();
  await userEvent.click(retry);
  await title();
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'CountKnowledgeView')).toHaveLength(1));
});

test('a lesson completed on another device is checked here', async () => {
  const { live } = show(resourceReply({}, createLessons(['One', 'Two'], 0)));
  expect(await screen.findByRole('checkbox', { name: 'One' })).not.toBeChecked();
  await waitFor(() => expect(live.countSubscribers('CourseProgressChanged')).toBe(1));
  live.emit('CourseProgressChanged', { courseProgressChanged: createCourseProgress(1, 2) });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'One' })).toBeChecked());
});

test('the lessons of a course are checked in order, and unchecked', async () => {
  const marked = ({ done }: Record<string, unknown>) =>
    replyTo(MarkCourseProgressDocument, { markCourseProgress: createCourseProgress(done as number, 3) });
  const { sent } = show(resourceReply({}, createLessons(['One', 'Two', 'Three'], 1)), { MarkCourseProgress: marked });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Three' }));
  for (const name of ['One', 'Two', 'Three']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'MarkCourseProgress')).toHaveLength(2));
  expect(screen.getByRole('checkbox', { name: 'One' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Two' })).not.toBeChecked();
  expect(sent.at(-1)?.variables).toEqual({ resourceId: 'k1', done: 1 });
  const rule = screen.getByRole('progressbar', { name: 'Progress in Security Audit Checklist' });
  expect(rule).toHaveAttribute('aria-valuetext', '1 of 3 lessons');
});
