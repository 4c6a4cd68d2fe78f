import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSample, sampleMarkdown } from 'kit/test/markdown';
import { document, trialDocumentsReply } from '../../testing/ai.ts';
import { writeJson } from '../../testing/json-editor.ts';
import { showAdmin, templatesPath } from '../../testing/show-admin.tsx';

async function open() {
  const server = showAdmin(templatesPath, {
    TrialDocuments: trialDocumentsReply([document(), document({ id: 'd2', title: 'Unread', status: 'processing' })]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Template' }));
  await screen.findByRole('textbox', { name: 'Guardrails' });
  const panel = within(screen.getByRole('region', { name: 'Try it' }));
  const emitEvent = (data: object) => server.emitEvent('TemplateTrial', { templateTrial: data });
  const countSubscribers = () => server.countSubscribers('TemplateTrial');
  return { ...server, panel, emitEvent, countSubscribers };
}

type Panel = Awaited<ReturnType<typeof open>>;

async function ask({ panel, countSubscribers }: Panel) {
  await userEvent.type(screen.getByLabelText('System prompt'), 'You are terse.');
  await userEvent.type(panel.getByLabelText('Question'), 'Why?');
  await userEvent.click(panel.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(countSubscribers()).toBe(1));
}

const finished = {
  __typename: 'TrialFinished',
  content: 'Because **it** is:\n\n- so\n- and so',
  model: 'gpt-x',
  referencedDocuments: [{ id: 'd1', title: 'Handbook' }],
};

test('runs the form values, streams the answer, and shows the model and the documents', async () => {
  const trial = await open();
  await writeJson('{"avoid": ["jargon"]}');
  await userEvent.click(trial.panel.getByText('Documents (none selected)'));
  expect(trial.panel.queryByLabelText('Unread')).not.toBeInTheDocument();
  await userEvent.click(trial.panel.getByLabelText('Handbook'));
  await ask(trial);
  const form = { systemPrompt: 'You are terse.', contextInstructions: '', guardrails: { avoid: ['jargon'] } };
  const variables = { input: { ...form, question: 'Why?', selectedDocumentIds: ['d1'] } };
  expect(trial.subscribed).toContainEqual({ operation: 'TemplateTrial', variables });
  expect(trial.panel.getByRole('status')).toHaveTextContent('Jarvis is answering…');
  await trial.emitEvent({ __typename: 'TrialProgress', text: 'Beca' });
  await trial.emitEvent({ __typename: 'TrialProgress', text: 'use' });
  expect(trial.panel.getByRole('region', { name: 'Answer' })).toHaveTextContent('Because');
  await trial.emitEvent(finished);
  expect(trial.panel.getByRole('status')).toHaveTextContent('Answered by gpt-x.');
  expect(trial.panel.getByText('Referenced: Handbook')).toBeInTheDocument();
  expect(trial.panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['so', 'and so']);
  expect(trial.panel.getByText('it').tagName).toBe('STRONG');
  expect(trial.countRequests('CreateTemplate')).toBe(0);
});

test('the answer is rendered as in a conversation', async () => {
  const trial = await open();
  await ask(trial);
  await trial.emitEvent({ ...finished, content: sampleMarkdown });
  expect(trial.panel.getByRole('region', { name: 'Answer' }).innerHTML).toBe(renderSample());
});

test('Stop ends the run and keeps the text', async () => {
  const trial = await open();
  await ask(trial);
  await trial.emitEvent({ __typename: 'TrialProgress', text: 'Beca' });
  await userEvent.click(trial.panel.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(trial.countSubscribers()).toBe(0));
  expect(trial.panel.getByRole('status')).toHaveTextContent('Stopped.');
  expect(trial.panel.getByText('Beca')).toBeInTheDocument();
  expect(trial.panel.getByRole('button', { name: 'Run' })).toBeInTheDocument();
});

test('a failure shows the reason, and Retry runs it again', async () => {
  const trial = await open();
  await ask(trial);
  await trial.emitEvent({ __typename: 'TrialFailed', reason: 'The model is busy' });
  expect(trial.panel.getByRole('alert')).toHaveTextContent('The model is busy');
  await userEvent.click(trial.panel.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(trial.countSubscribers()).toBe(1));
  await trial.emitEvent(finished);
  expect(trial.panel.getByRole('status')).toHaveTextContent('Answered by gpt-x.');
});

test('restarts the answer after a reconnect', async () => {
  const trial = await open();
  await ask(trial);
  await trial.emitEvent({ __typename: 'TrialProgress', text: 'Beca' });
  await trial.reconnect();
  await waitFor(() => expect(trial.countSubscribers()).toBe(1), { timeout: 4000 });
  await trial.emitEvent({ __typename: 'TrialProgress', text: 'Because' });
  expect(trial.panel.getByRole('region', { name: 'Answer' })).toHaveTextContent(/^Because$/);
});

test('treats a stream that ends without a final event as a failure', async () => {
  const trial = await open();
  await ask(trial);
  await trial.endAll('TemplateTrial');
  expect(trial.panel.getByRole('alert')).toHaveTextContent('The answer ended early.');
});

test('requires a system prompt, a question and valid JSON guardrails', async () => {
  const { panel, countSubscribers } = await open();
  const run = () => userEvent.click(panel.getByRole('button', { name: 'Run' }));
  await run();
  expect(panel.getByLabelText('Question')).toHaveAccessibleDescription('Enter a system prompt first');
  await userEvent.type(screen.getByLabelText('System prompt'), 'You are terse.');
  await run();
  expect(panel.getByLabelText('Question')).toHaveAccessibleDescription('Please enter a question');
  await userEvent.type(panel.getByLabelText('Question'), 'Why?');
  await writeJson('{');
  await run();
  expect(await screen.findByText('Invalid JSON')).toBeInTheDocument();
  expect(countSubscribers()).toBe(0);
});

test('closing the dialog ends the run', async () => {
  const trial = await open();
  await ask(trial);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(trial.countSubscribers()).toBe(0));
});
