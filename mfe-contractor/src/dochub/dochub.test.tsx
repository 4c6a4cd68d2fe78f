import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { CountKnowledgeViewDocument } from '#gql/graphql.ts';
import {
  countsReply,
  document,
  documentsReply,
  match,
  documentMatchesReply,
  resourceReply,
} from '../testing/knowledge.ts';
import { showHub } from '../testing/show-hub.tsx';
import '../dochub/dochub-tab.tsx';
import '../knowledge/reader/reader.tsx';

const answers = {
  DocHubCounts: countsReply(),
  RecentDocuments: documentsReply([document(), document({ id: 'k2', title: 'Project Tiers', category: 'definition' })]),
  DocumentMatches: documentMatchesReply([
    match({ title: 'Audit of a session', excerpt: 'Every session, audited twice.' }),
  ]),
  OpenResource: resourceReply({ content: '## Where\n\nIn the **query**.' }),
  CountKnowledgeView: replyTo(CountKnowledgeViewDocument, { countKnowledgeView: true }),
};
const show = (more: Parameters<typeof showHub>[0] = {}, search = '') =>
  showHub({ ...answers, ...more }, { search: `tab=dochub${search}` });

const findRows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const findSearchField = () => screen.findByRole('searchbox', { name: 'Search documents' });
const getHighlights = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

test('shows the sample counts of the specification, recent documents and links to the categories', async () => {
  show();
  expect(await findRows('Recent Documents')).toHaveLength(2);
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['12Sample', '8Sample', '15Sample', '6Sample']);
  for (const name of ['Definitions', 'Contract Samples', 'Discovery Docs', 'Audit Docs'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('real counts have no tag', async () => {
  show({ DocHubCounts: countsReply(false, ['0', '0', '0', '1']) });
  await findRows('Recent Documents');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '0', '0', '1']);
});

test('matches are highlighted; the term is in the URL and the search is debounced', async () => {
  const { sent, address } = show();
  await userEvent.type(await findSearchField(), 'aud ses');
  const [row] = await findRows('Results');
  expect(getHighlights(row)).toEqual(['Audit', 'session', 'session', 'audited']);
  expect(screen.getByText('1 document')).toBeInTheDocument();
  expect(address()).toBe('?tab=dochub&q=aud+ses');
  const searches = sent.filter(({ operation }) => operation === 'DocumentMatches');
  expect(searches.map(({ variables }) => variables)).toEqual([{ search: 'aud ses', category: null, first: 50 }]);
  await userEvent.keyboard('{Escape}');
  expect(await findRows('Recent Documents')).toHaveLength(2);
  await waitFor(() => expect(address()).toBe('?tab=dochub'));
});

test('a URL restores its search, and Clear resets term and category', async () => {
  const { sent, address } = show({}, '&q=session&category=audit');
  await findRows('Results in Audit Docs');
  expect(await findSearchField()).toHaveValue('session');
  expect(sent.find(({ operation }) => operation === 'DocumentMatches')?.variables).toMatchObject({
    search: 'session',
    category: 'audit',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await findRows('Recent Documents')).toHaveLength(2);
  expect(address()).toBe('?tab=dochub');
  expect(await findSearchField()).toHaveFocus();
});

test('quick access turns the category filter on and off', async () => {
  const { sent, address } = show();
  await findRows('Recent Documents');
  await userEvent.click(screen.getByRole('button', { name: 'Contract Samples' }));
  expect(await findRows('Contract Samples')).toHaveLength(2);
  expect(address()).toBe('?tab=dochub&category=contract');
  expect(screen.getByRole('combobox', { name: 'Filter by category' })).toHaveValue('contract');
  expect(sent.at(-1)?.variables).toMatchObject({ category: 'contract' });
  await userEvent.click(screen.getByRole('button', { name: 'Contract Samples' }));
  expect(address()).toBe('?tab=dochub');
});

test('a list loads its next page', async () => {
  const { answers: now, sent } = show({ RecentDocuments: documentsReply([document()], 'end') });
  await findRows('Recent Documents');
  now.RecentDocuments = documentsReply([document({ id: 'k3', title: 'Third' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more documents' }));
  expect(await screen.findByRole('link', { name: 'Third' })).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toMatchObject({ after: 'end' });
  expect(await findRows('Recent Documents')).toHaveLength(2);
});

test('a newly published document appears with its count, and nothing else is refetched', async () => {
  const { answers: now, live } = show();
  await findRows('Recent Documents');
  await waitFor(() => expect(live.countSubscribers('KnowledgeChanged')).toBe(1));
  now.RecentDocuments = documentsReply([document({ id: 'k9', title: 'Just published' })]);
  now.DocHubCounts = countsReply(false, ['3', '0', '0', '0']);
  live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id: 'k9', isVisible: true } });
  expect(await screen.findByRole('link', { name: 'Just published' })).toBeInTheDocument();
  expect(await screen.findByText('3')).toBeInTheDocument();
});

test('no matches, an empty category and an empty hub each show an empty state with a next step', async () => {
  const { answers: now } = show(
    { DocumentMatches: documentMatchesReply([]), RecentDocuments: documentsReply([]) },
    '&q=zebra',
  );
  expect(await screen.findByText('Nothing found for "zebra"')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await findSearchField()).toHaveFocus();
  expect(await screen.findByText('No knowledge resources yet...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Audit Docs' }));
  expect(await screen.findByText('No documents in Audit Docs')).toBeInTheDocument();
  now.RecentDocuments = answers.RecentDocuments;
  await userEvent.click(screen.getByRole('button', { name: 'Show all categories' }));
  expect(await findRows('Recent Documents')).toHaveLength(2);
});

test('counts and list fail separately, and each can be retried', async () => {
  const { answers: now } = show({
    DocHubCounts: errorReply('UNAVAILABLE', 'Away'),
    RecentDocuments: errorReply('UNAVAILABLE', 'Away'),
  });
  await screen.findByText("Couldn't load the counts");
  await screen.findByText("Couldn't load documents");
  Object.assign(now, answers);
  const [counts, list] = screen.getAllByRole('button', { name: 'Retry' });
  await userEvent.click(list as HTMLElement);
  expect(await findRows('Recent Documents')).toHaveLength(2);
  await userEvent.click(counts as HTMLElement);
  expect(await screen.findByText('12')).toBeInTheDocument();
});

test('a document opens in place of the list, and going back returns to its row with the search intact', async () => {
  const { address, sent } = show({}, '&q=audit');
  await userEvent.click(await screen.findByRole('link', { name: 'Audit of a session' }));
  expect(address()).toBe('?tab=dochub&q=audit&resource=k1');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Security Audit Checklist' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Where' })).toBeInTheDocument();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ operation: 'CountKnowledgeView', variables: { id: 'k1' } }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to DocHub' }));
  expect(address()).toBe('?tab=dochub&q=audit');
  expect(await screen.findByRole('link', { name: 'Audit of a session' })).toHaveFocus();
});

test('a failed refresh keeps the counts on screen', async () => {
  const { answers, sent, live } = show();
  await findRows('Recent Documents');
  const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const requests = () => sent.filter(({ operation }) => operation === 'DocHubCounts').length;
  const before = requests();
  answers['DocHubCounts'] = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(counts()).toEqual(['12Sample', '8Sample', '15Sample', '6Sample']);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
