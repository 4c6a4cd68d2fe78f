import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { DeleteResourceDocument } from '#gql/graphql.ts';
import { countsReply, knowledgeReply, resource } from '../../testing/knowledge.ts';
import { showHub } from '../../testing/show-hub.tsx';

const sketcher = resource({
  id: 'k1',
  title: 'Diagram Sketcher',
  hub: 'ai_nexus',
  category: 'tool',
  isPublished: false,
});
const offer = resource({
  id: 'k2',
  title: 'Offer',
  fileName: 'offer.pdf',
  fileSize: 184_320,
  isPremium: true,
  viewCount: 12,
});

const show = (answers: Parameters<typeof showHub>[1] = {}, more = '') =>
  showHub(`?tab=knowledge${more}`, { KnowledgeList: knowledgeReply([sketcher, offer]), ...answers });
const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const cells = async (title: string) =>
  within(await row(title))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each resource shows its hub, category, file with size in KB, status and views', async () => {
  show();
  expect((await cells('Offer')).slice(0, 5)).toEqual(['DocHub', 'Guide', 'offer.pdf 180 KB', 'Published', '12']);
  expect((await cells('Diagram Sketcher')).slice(0, 5)).toEqual(['AI Nexus', 'Tool', 'No file', 'Draft', '0']);
  expect(await row('Offer Premium')).toBeInTheDocument();
});

test('shows placeholders while loading, and the specified text if there are no resources', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  show({ KnowledgeList: () => promise });
  expect(await screen.findByRole('region', { name: 'Resources' })).toHaveAttribute('aria-busy', 'true');
  resolve(knowledgeReply([]));
  expect(await screen.findByText('No knowledge resources yet...')).toBeInTheDocument();
});

test('list and counts fail and are retried independently', async () => {
  const { answers } = show({
    KnowledgeList: errorReply('UNAVAILABLE', 'Away'),
    KnowledgeCounts: errorReply('UNAVAILABLE', 'Away'),
  });
  const [hubs, list] = await Promise.all(
    ['Hubs', 'Resources'].map(async (name) => within(await screen.findByRole('region', { name }))),
  );
  Object.assign(answers, {
    KnowledgeList: knowledgeReply([offer]),
    KnowledgeCounts: countsReply({ published: 1, drafts: 0, views: 12 }),
  });
  await userEvent.click((await list?.findByRole('button', { name: 'Retry' })) as HTMLElement);
  expect(await row('Offer')).toBeInTheDocument();
  await userEvent.click((await hubs?.findByRole('button', { name: 'Retry' })) as HTMLElement);
  expect(await screen.findByRole('button', { name: /DocHub/ })).toHaveTextContent('DocHub1published0 drafts12 views');
});

test('a column header sorts, and reverses on the second click; the server sorts, and the URL keeps the order', async () => {
  const { getInputs } = show();
  await row('Offer');
  expect(getInputs('KnowledgeList')[0]).toMatchObject({ sort: 'created', direction: 'desc' });
  await press('Title');
  await waitFor(() => expect(getInputs('KnowledgeList').at(-1)).toMatchObject({ sort: 'title', direction: 'asc' }));
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Hub' })).not.toHaveAttribute('aria-sort');
  await press('Title');
  await waitFor(() => expect(getInputs('KnowledgeList').at(-1)).toMatchObject({ sort: 'title', direction: 'desc' }));
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('?tab=knowledge&sort=-title');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  expect(address()).toBe('?tab=knowledge');
});

test('searches for the text in the URL, and Clear resets the filter and focuses the field', async () => {
  const { getInputs } = show({ KnowledgeList: knowledgeReply([]) }, '&q=mast&hub=upskill&status=draft&sort=views');
  expect(await screen.findByText('No resources match')).toBeInTheDocument();
  expect(getInputs('KnowledgeList')[0]).toEqual({
    first: 50,
    search: 'mast',
    hub: 'upskill',
    isPublished: false,
    sort: 'views',
    direction: 'asc',
  });
  await press('Clear');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(address()).toBe('?tab=knowledge&sort=views');
  await waitFor(() =>
    expect(getInputs('KnowledgeList').at(-1)).toMatchObject({ search: null, hub: null, isPublished: null }),
  );
});

test('keeps the previous results until the next ones arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  show({ KnowledgeList: ({ hub }) => (hub ? promise : knowledgeReply([sketcher, offer])) });
  await row('Diagram Sketcher');
  await userEvent.selectOptions(screen.getByLabelText('Filter by hub'), 'DocHub');
  expect(await row('Diagram Sketcher')).toBeInTheDocument();
  resolve(knowledgeReply([offer]));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Diagram Sketcher/ })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^DocHub/ })).toHaveAttribute('aria-pressed', 'true');
});

test('loads more pages', async () => {
  const { getInputs } = show({
    KnowledgeList: ({ after }) => (after ? knowledgeReply([offer]) : knowledgeReply([sketcher], 'k1')),
  });
  await press('Show more resources');
  expect(await row('Offer')).toBeInTheDocument();
  expect(await row('Diagram Sketcher')).toBeInTheDocument();
  expect(getInputs('KnowledgeList').at(-1)).toMatchObject({ after: 'k1' });
});

test('publishes a draft optimistically, and rolls back with the server message if rejected', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { getInputs } = show({ PublishResource: () => promise });
  await press('Publish Diagram Sketcher');
  expect(within(await row('Diagram Sketcher')).getByText('Published')).toBeInTheDocument();
  expect(getInputs('PublishResource')).toEqual([{ id: 'k1', isPublished: true }]);
  resolve(errorReply('NOT_FOUND', 'This knowledge resource does not exist'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeInTheDocument();
  expect(alert.getByText('This knowledge resource does not exist')).toBeInTheDocument();
  expect(within(await row('Diagram Sketcher')).getByText('Draft')).toBeInTheDocument();
});

test('confirms before deleting, then removes the row and updates the counts', async () => {
  const { answers, sent } = show({
    DeleteResource: replyTo(DeleteResourceDocument, { deleteKnowledgeResource: 'r1' }),
  });
  await press('Delete Offer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete resource' }));
  expect(
    dialog.getByText('Are you sure you want to delete “Offer”? This action cannot be undone.'),
  ).toBeInTheDocument();
  expect(sent.some(({ operation }) => operation === 'DeleteResource')).toBe(false);
  answers.KnowledgeList = knowledgeReply([sketcher]);
  answers.KnowledgeCounts = countsReply({ published: 7, drafts: 0, views: 0 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Resource Deleted!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Offer/ })).not.toBeInTheDocument());
  expect(await screen.findByText('7')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'List of resources' })).toHaveFocus());
});

test('a rejected deletion shows the server message and keeps the row', async () => {
  show({ DeleteResource: errorReply('FORBIDDEN', "You don't have permission to do this") });
  await press('Delete Offer');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText("You don't have permission to do this")).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await row('Offer')).toBeInTheDocument();
});

test('changes by others appear live, and a burst of them causes one refetch', async () => {
  const { answers, socket, emitKnowledgeChange, getInputs } = show({ KnowledgeList: knowledgeReply([offer]) });
  await row('Offer');
  await waitFor(() => expect(socket.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.KnowledgeList = knowledgeReply([sketcher, offer]);
  answers.KnowledgeCounts = countsReply({ published: 0, drafts: 9, views: 0 });
  for (const id of ['k1', 'k1', 'k2']) await emitKnowledgeChange(id);
  expect(await row('Diagram Sketcher')).toBeInTheDocument();
  expect(await screen.findByText('9 drafts')).toBeInTheDocument();
  expect(getInputs('KnowledgeList')).toHaveLength(2);
});
