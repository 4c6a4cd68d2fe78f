import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { OpenResourceDocument, SuggestToolDocument } from '#gql/graphql.ts';
import { aiNexusReply, card } from '../testing/knowledge.ts';
import { showHub } from '../testing/show-hub.tsx';
import './ai-nexus-tab.tsx';
import './suggest-tool-dialog.tsx';

const show = (more: Parameters<typeof showHub>[0] = {}) =>
  showHub(
    { AiNexusCards: aiNexusReply([card()], [card({ resourceId: 'k2', title: 'News' })]), ...more },
    { search: 'tab=ai-nexus' },
  );
const message = "Thank you. Your suggestion is saved as a draft and appears once it's published.";
const suggested = replyTo(SuggestToolDocument, {
  suggestTool: { __typename: 'ToolSuggestion', id: 'd1', title: 'Linter', message },
});

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest Tool' }));
  return screen.findByRole('dialog', { name: 'Suggest Tool' });
}
const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Suggest Tool' }).at(-1) as HTMLElement);

test('a real card opens, a sample is tagged and does not', async () => {
  const { address } = show({
    AiNexusCards: aiNexusReply([card()], [card({ resourceId: null, title: 'A sample', isSample: true })]),
    OpenResource: replyTo(OpenResourceDocument, { knowledgeResource: null, courseLessons: null }),
  });
  expect(await screen.findByText('Sample')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A sample' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Prompt Library' }));
  expect(address()).toBe('?tab=ai-nexus&resource=k1');
});

test('a suggestion is sent and acknowledged, and focus returns to the button', async () => {
  const { sent } = show({ SuggestTool: suggested });
  await openDialog();
  await userEvent.type(screen.getByLabelText('Tool'), ' Linter ');
  await userEvent.type(screen.getByLabelText('Why others should know it'), 'It is quick.');
  await userEvent.type(screen.getByLabelText('Link'), 'https://linter.example');
  await send();
  expect(await screen.findByText('Linter suggested')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({
    input: { title: 'Linter', description: 'It is quick.', fileUrl: 'https://linter.example' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('validation errors show at their field, server errors in a toast, and the input is kept', async () => {
  const { sent } = show({ SuggestTool: errorReply('UNAVAILABLE', 'The database is away') });
  await openDialog();
  await userEvent.type(screen.getByLabelText('Link'), 'linter');
  await send();
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid web address')).toBeInTheDocument();
  expect(sent.some(({ operation }) => operation === 'SuggestTool')).toBe(false);
  await userEvent.type(screen.getByLabelText('Tool'), 'Linter');
  await userEvent.clear(screen.getByLabelText('Link'));
  await send();
  expect(await screen.findByText("Couldn't send your suggestion")).toBeInTheDocument();
  expect(screen.getByLabelText('Tool')).toHaveValue('Linter');
});

test('without tools it shows the empty state, and a live update adds the first one', async () => {
  const { answers, live } = show({ AiNexusCards: aiNexusReply([]) });
  expect(await screen.findByText('No tools yet')).toBeInTheDocument();
  expect(screen.getByText('No news yet')).toBeInTheDocument();
  await waitFor(() => expect(live.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.AiNexusCards = aiNexusReply([card()]);
  live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id: 'k1', isVisible: true } });
  expect(await screen.findByRole('link', { name: 'Prompt Library' })).toBeInTheDocument();
});

test('tools and news that failed to load can be retried separately', async () => {
  const { answers } = show({ AiNexusCards: errorReply('UNAVAILABLE', 'Away') });
  await screen.findByText("Couldn't load tools");
  expect(await screen.findByText("Couldn't load news")).toBeInTheDocument();
  answers.AiNexusCards = aiNexusReply([card()]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Prompt Library' })).toBeInTheDocument();
  expect(screen.getByText("Couldn't load news")).toBeInTheDocument();
});

test('tools and news load page by page, and new ones appear at the top', async () => {
  const { answers, live, sent } = show({ AiNexusCards: aiNexusReply([card()], [], 'behind') });
  await screen.findByRole('link', { name: 'Prompt Library' });
  answers.AiNexusCards = aiNexusReply([card({ resourceId: 'k3', title: 'Older' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more tools' }));
  expect(await screen.findByRole('link', { name: 'Older' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more tools' })).not.toBeInTheDocument();

  const all = ['Newest', 'Prompt Library', 'Older'];
  answers.AiNexusCards = aiNexusReply(all.map((title) => card({ resourceId: title, title })));
  live.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id: 'k9', isVisible: true } });
  await screen.findByRole('link', { name: 'Newest' });
  expect(screen.getAllByRole('link', { name: /Newest|Prompt|Older/ }).map(({ textContent }) => textContent)).toEqual(
    all,
  );
  expect(sent.some(({ variables }) => variables.after === 'behind')).toBe(true);
});
