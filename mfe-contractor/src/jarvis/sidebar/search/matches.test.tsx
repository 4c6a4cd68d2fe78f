import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { matchesReply } from '../../../testing/conversations.ts';
import { showJarvis } from '../../../testing/show-hub.tsx';

const found = matchesReply([
  { id: 'c1', title: 'Indexes', messageId: 'm7', excerpt: 'An index over the indexed name, not an *appendix*.' },
  { id: 'c1', title: 'Indexes', messageId: null, excerpt: 'Indexes' },
]);

async function look(words: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search conversations' }), words);
}
const matches = async () => within(await screen.findByRole('list', { name: 'Matches' })).findAllByRole('listitem');
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('a search shows highlighted excerpts and links to the message', async () => {
  const { address, sent } = showJarvis({ ConversationMatches: found });
  await look(' index');
  const [message, title] = await matches();
  expect(message).toHaveTextContent('An index over the indexed name, not an *appendix*.');
  expect(marked(message as HTMLElement)).toEqual(['Indexes', 'index', 'indexed']);
  expect(title).toHaveTextContent('In the title');
  expect(screen.getByText('2 matches')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
  await userEvent.click(within(message as HTMLElement).getByRole('link'));
  expect(address()).toBe('?tab=jarvis&conversation=c1&message=m7');
  expect(within(message as HTMLElement).getByRole('link')).toHaveAttribute('aria-current', 'true');
  expect(sent.filter(({ operation }) => operation === 'ConversationMatches')).toHaveLength(1);
});

test('typing is debounced', async () => {
  const { sent } = showJarvis({ ConversationMatches: found });
  await look('index of');
  await matches();
  const searches = sent.filter(({ operation }) => operation === 'ConversationMatches');
  expect(searches.map(({ variables }) => variables)).toEqual([{ search: 'index of' }]);
});

test('shows a message when nothing matches', async () => {
  showJarvis({ ConversationMatches: matchesReply([]) });
  await look('zebra');
  expect(await screen.findByText(/^Nothing found for "zebra"/)).toBeInTheDocument();
});

test('Escape clears the field, and the list is back', async () => {
  showJarvis({ ConversationMatches: found });
  await look('index');
  await matches();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: 'Conversations' })).toBeInTheDocument();
});

test('previous results stay while the next search loads', async () => {
  const { answers } = showJarvis({ ConversationMatches: found });
  await look('index');
  await matches();
  answers.ConversationMatches = () => new Promise(() => undefined);
  const { length } = await matches();
  await look('es');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Matches' }).parentElement).toHaveAttribute('aria-busy', 'true'),
  );
  expect(await matches()).toHaveLength(length);
});

test('a failed search can be retried', async () => {
  const { answers } = showJarvis({ ConversationMatches: errorReply('UNAVAILABLE', 'Try again') });
  await look('index');
  await screen.findByText("Couldn't search your conversations");
  answers.ConversationMatches = found;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await matches()).toHaveLength(2);
});

test('a failed refresh keeps the results', async () => {
  const { answers, sent, live } = showJarvis({ ConversationMatches: found });
  await look('index');
  await matches();
  const requests = () => sent.filter(({ operation }) => operation === 'ConversationMatches').length;
  const before = requests();
  answers.ConversationMatches = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(await matches()).toHaveLength(2);
  expect(screen.queryByText("Couldn't search your conversations")).not.toBeInTheDocument();
});
