import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { CreateTemplateDocument, UpdateTemplateDocument } from '#gql/graphql.ts';
import { template, templatesReply } from '../../testing/ai.ts';
import { writeJson, readJson } from '../../testing/json-editor.ts';
import { showAdmin, templatesPath } from '../../testing/show-admin.tsx';

const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(answers: Parameters<typeof showAdmin>[1] = {}, name = 'Create Template') {
  const server = showAdmin(templatesPath, answers);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('textbox', { name: 'Guardrails' });
  return server;
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), ' Reviewer ');
  await userEvent.type(screen.getByLabelText('System prompt'), 'You review.');
}

test('requires name and system prompt, and sends nothing without them', async () => {
  const { countRequests } = await open();
  await userEvent.click(button('Create Template'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('System prompt')).toHaveAccessibleDescription('System prompt is required');
  expect(countRequests('CreateTemplate')).toBe(0);
});

test('creates a template, shows a toast and lists it; empty guardrails become an empty object', async () => {
  const { answers, getInputs } = await open({
    CreateTemplate: replyTo(CreateTemplateDocument, { createPromptTemplate: { id: 9 } }),
  });
  await fillIn();
  await userEvent.click(screen.getByLabelText('Active'));
  answers.PromptTemplates = templatesReply([template({ id: 9, name: 'Reviewer' })]);
  await userEvent.click(button('Create Template'));
  expect(await screen.findByText('Template Created')).toBeInTheDocument();
  expect(screen.getByText('Prompt template has been created successfully.')).toBeInTheDocument();
  await noDialog();
  expect(await screen.findByRole('heading', { name: 'Reviewer' })).toBeInTheDocument();
  const sent = { name: 'Reviewer', description: null, systemPrompt: 'You review.', contextInstructions: null };
  expect(getInputs('CreateTemplate')).toEqual([{ input: { ...sent, guardrails: {}, isActive: false } }]);
});

test.each(['{"include": ["tests"', '["tests"]', 'tests'])(
  'rejects %s as guardrails and sends nothing',
  async (text) => {
    const { countRequests } = await open();
    await fillIn();
    await writeJson(text);
    await userEvent.click(button('Create Template'));
    expect(await screen.findByText('Invalid JSON')).toBeInTheDocument();
    expect(screen.getByText('Please provide valid JSON for guardrails.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Guardrails' })).toHaveFocus();
    expect(countRequests('CreateTemplate')).toBe(0);
  },
);

test('shows guardrail errors below the field, with line and column', async () => {
  await open();
  await writeJson('{\n  "include": ["tests",]\n}');
  const editor = screen.getByRole('textbox', { name: 'Guardrails' });
  expect(editor).toHaveAccessibleDescription('Line 2, column 22: Unexpected comma before ].');
  await writeJson('{"include": []}');
  expect(editor).toHaveAccessibleDescription('Valid JSON.');
});

test('starts editing with the current values and sends all fields', async () => {
  const answers = {
    PromptTemplates: templatesReply([template()]),
    UpdateTemplate: replyTo(UpdateTemplateDocument, { updatePromptTemplate: template() }),
  };
  const { getInputs } = await open(answers, 'Edit Code Reviewer');
  expect(JSON.parse(readJson())).toEqual({ include: ['tests', 'reasons'], avoid: ['secrets'] });
  await writeJson('{"avoid": ["jargon"]}');
  await userEvent.click(button('Update Template'));
  expect(await screen.findByText('Template Updated')).toBeInTheDocument();
  expect(screen.getByText('Prompt template has been updated successfully.')).toBeInTheDocument();
  await noDialog();
  const { name, description, systemPrompt, contextInstructions } = template();
  const input = {
    name,
    description,
    systemPrompt,
    contextInstructions,
    guardrails: { avoid: ['jargon'] },
    isActive: true,
  };
  expect(getInputs('UpdateTemplate')).toEqual([{ id: 7, input, ifUpdatedAt: template().updatedAt }]);
});

test.each([
  ['Create Template', 'Create Template', 'Failed to create prompt template.'],
  ['Edit Code Reviewer', 'Update Template', 'Failed to update prompt template.'],
])('after %s shows the specified error message and keeps the input', async (opener, submit, words) => {
  const failed = errorReply('UNAVAILABLE', 'The database is away');
  await open({ PromptTemplates: templatesReply([template()]), CreateTemplate: failed, UpdateTemplate: failed }, opener);
  await fillIn();
  await userEvent.click(button(submit));
  const alert = within((await screen.findByText('Error')).closest('[role=alert]') as HTMLElement);
  expect(alert.getByText(words)).toBeInTheDocument();
  expect((screen.getByLabelText('System prompt') as HTMLTextAreaElement).value).toContain('You review.');
});

test('Escape asks before discarding changes, and a second Escape returns to the form', async () => {
  await open();
  await fillIn();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  expect(button('Keep editing')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('System prompt')).toHaveFocus();
  await userEvent.click(document.querySelector('.bp6-overlay-backdrop') as Element);
  await userEvent.click(button('Discard'));
  await noDialog();
});

test('closes at once if nothing changed', async () => {
  await open({ PromptTemplates: templatesReply([template()]) }, 'Edit Code Reviewer');
  await userEvent.click(button('Cancel'));
  await noDialog();
});
