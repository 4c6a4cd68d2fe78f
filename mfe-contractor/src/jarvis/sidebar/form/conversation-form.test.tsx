import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { CreateConversationDocument, UpdateConversationDocument } from '#gql/graphql.ts';
import { conversation, engineer, reviewer, templatesReply } from '../../../testing/conversations.ts';
import { showJarvis } from '../../../testing/show-hub.tsx';

const createdConversation = conversation({
  id: 'c9',
  title: 'Caches',
  updatedAt: '2026-11-21T09:00:00.000Z',
  templates: [reviewer],
});
const findDialog = () => screen.findByRole('dialog');
const title = () => screen.getByLabelText('Conversation Title');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getChosenNames = () =>
  within(screen.getByRole('list', { name: 'Selected templates' }))
    .getAllByRole('listitem')
    .map((badge) => badge.querySelector('span[title]')?.textContent);

async function openNew(answers: Parameters<typeof showJarvis>[0] = {}) {
  const shown = showJarvis(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'New chat' }));
  await findDialog();
  return shown;
}

async function add(name: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Jarvis templates'), name);
  await press('Add template');
}

const findSentInput = (sent: { operation: string; variables: Record<string, unknown> }[], operation: string) =>
  sent.find((one) => one.operation === operation)?.variables;

test('a new conversation has a default title that the server may replace, and can start once it has a template', async () => {
  await openNew();
  expect(title()).toHaveValue('New conversation');
  expect(screen.getByRole('button', { name: 'Start Conversation' })).toHaveAttribute('aria-disabled', 'true');
  await add('Engineer');
  expect(screen.getByRole('button', { name: 'Start Conversation' })).not.toHaveAttribute('aria-disabled');
  await userEvent.clear(title());
  await userEvent.type(title(), '   ');
  expect(screen.getByRole('button', { name: 'Start Conversation' })).toHaveAttribute('aria-disabled', 'true');
});

test('Enter on an incomplete form shows the text of the specification and sends nothing', async () => {
  const { sent } = await openNew();
  await userEvent.type(title(), '{Enter}');
  expect(await screen.findByText('Missing Information')).toBeInTheDocument();
  expect(screen.getByText('Please provide a title and select at least one Jarvis template.')).toBeInTheDocument();
  expect(findSentInput(sent, 'CreateConversation')).toBeUndefined();
});

test('each template can be added once, is previewed, and can be removed', async () => {
  await openNew();
  await add('Engineer');
  await add('Reviewer');
  const offered = within(screen.getByLabelText('Jarvis templates')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Select a template', 'Architect']);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Writes features.')).toBeInTheDocument();
  expect(preview.getByText('No description available for this template.')).toBeInTheDocument();
  await press('Remove Engineer');
  expect(getChosenNames()).toEqual(['Reviewer']);
  expect(screen.getByRole('button', { name: 'Remove Reviewer' })).toHaveFocus();
  await press('Remove Reviewer');
  expect(screen.getByLabelText('Jarvis templates')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Start Conversation' })).toHaveAttribute('aria-disabled', 'true');
});

test('templates can be reordered with the keyboard, and focus follows', async () => {
  const { sent } = await openNew({
    CreateConversation: replyTo(CreateConversationDocument, { createConversation: createdConversation }),
  });
  for (const name of ['Engineer', 'Reviewer', 'Architect']) await add(name);
  screen.getByRole('button', { name: 'Move Architect earlier' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(getChosenNames()).toEqual(['Engineer', 'Architect', 'Reviewer']);
  expect(screen.getByText('Architect is now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard(' {Enter}');
  expect(getChosenNames()).toEqual(['Architect', 'Engineer', 'Reviewer']);
  expect(screen.getByRole('button', { name: 'Move Architect earlier' })).toHaveFocus();
  await press('Start Conversation');
  await screen.findByText('Conversation Created');
  expect(findSentInput(sent, 'CreateConversation')).toEqual({
    input: { title: 'New conversation', templateIds: [3, 1, 2] },
  });
});

test('a created conversation shows a toast, is listed first and opens, and the form resets', async () => {
  const { address } = await openNew({
    CreateConversation: replyTo(CreateConversationDocument, { createConversation: createdConversation }),
  });
  await userEvent.clear(title());
  await userEvent.type(title(), ' Caches ');
  await add('Reviewer');
  await press('Start Conversation');
  expect(await screen.findByText('Conversation Created')).toBeInTheDocument();
  expect(screen.getByText('New Jarvis conversation started successfully.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Caches' })).toBeInTheDocument();
  expect(address()).toBe('?tab=jarvis&conversation=c9');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [first] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
  expect(first).toHaveTextContent('Caches');
  expect(first).toHaveAttribute('aria-current', 'true');
  await press('New chat');
  expect(title()).toHaveValue('New conversation');
  expect(screen.queryByRole('list', { name: 'Selected templates' })).not.toBeInTheDocument();
});

test('two presses before the next render create one conversation', async () => {
  const { sent } = await openNew({ CreateConversation: () => new Promise(() => undefined) });
  await add('Engineer');
  const form = title().closest('form') as HTMLFormElement;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(sent.filter(({ operation }) => operation === 'CreateConversation')).toHaveLength(1);
});

test('while in flight the button says Creating..., and one request is sent', async () => {
  const { sent } = await openNew({ CreateConversation: () => new Promise(() => undefined) });
  await add('Engineer');
  await userEvent.type(title(), '{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'CreateConversation')).toHaveLength(1);
});

test('a failure shows the text of the specification and the field error, and keeps the input', async () => {
  const gone = "One of the templates isn't available";
  await openNew({ CreateConversation: errorReply('BAD_USER_INPUT', gone, { templateIds: gone }) });
  await add('Engineer');
  await press('Start Conversation');
  expect(await screen.findByText('Failed to create conversation.')).toBeInTheDocument();
  expect(screen.getByLabelText('Jarvis templates')).toHaveAccessibleDescription(gone);
  expect(getChosenNames()).toEqual(['Engineer']);
});

test('a title that is too long shows an error at its field', async () => {
  await openNew();
  await add('Engineer');
  await userEvent.click(title());
  await userEvent.paste('a'.repeat(201));
  await press('Start Conversation');
  expect(title()).toHaveAccessibleDescription('Please keep this to 200 characters');
});

test('without templates the dialog and the start button say to contact the admin', async () => {
  await openNew({ AvailableTemplates: templatesReply([]) });
  expect(
    within(await findDialog()).getByText('No Jarvis templates available. Contact your admin.'),
  ).toBeInTheDocument();
  await press('Close');
  const start = screen.getByRole('button', { name: 'Start New Conversation' });
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(start).toHaveAccessibleDescription('No Jarvis templates available. Contact your admin.');
});

test('templates that failed to load can be retried', async () => {
  const { answers } = await openNew({ AvailableTemplates: errorReply('UNAVAILABLE', 'Try again') });
  expect(await screen.findByText("Couldn't load templates.")).toBeInTheDocument();
  answers.AvailableTemplates = templatesReply([engineer]);
  await press('Retry');
  expect(await screen.findByLabelText('Jarvis templates')).toBeInTheDocument();
});

test('an edit starts from the current values, updates the list and closes', async () => {
  const changed = conversation({ id: 'c2', title: 'Cookies', updatedAt: '2026-11-21T10:00:00.000Z' });
  const { sent } = showJarvis({
    UpdateConversation: replyTo(UpdateConversationDocument, { updateConversation: changed }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Sessions' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Conversation' })).toBeInTheDocument();
  expect(title()).toHaveValue('Sessions');
  expect(getChosenNames()).toEqual(['Engineer', 'Reviewer']);
  await userEvent.clear(title());
  await userEvent.type(title(), 'Cookies');
  await press('Remove Reviewer');
  await press('Update Conversation');
  expect(await screen.findByText('Conversation Updated')).toBeInTheDocument();
  expect(screen.getByText('The conversation has been successfully updated.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(findSentInput(sent, 'UpdateConversation')).toEqual({
    id: 'c2',
    input: { title: 'Cookies', templateIds: [1] },
  });
  const [first] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
  expect(first).toHaveTextContent('Cookies');
});

test('a failed edit keeps the dialog open', async () => {
  showJarvis({ UpdateConversation: errorReply('UNAVAILABLE', 'Try again') });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Sessions' }));
  await findDialog();
  await press('Update Conversation');
  expect(await screen.findByText('Failed to update conversation.')).toBeInTheDocument();
  expect(title()).toHaveValue('Sessions');
});
