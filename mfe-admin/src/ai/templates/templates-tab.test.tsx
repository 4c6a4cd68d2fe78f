import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { DeleteTemplateDocument } from '#gql/graphql.ts';
import { template, templatesReply } from '../../testing/ai.ts';
import { showAdmin, templatesPath } from '../../testing/show-admin.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a card shows the name, the description, the status, a summary of the guardrails and the date', async () => {
  showAdmin(templatesPath, {
    PromptTemplates: templatesReply([template(), template({ id: 8, name: 'Writer', isActive: false, guardrails: {} })]),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  const card = within(first as HTMLElement);
  expect(card.getByRole('heading', { name: 'Code Reviewer' })).toBeInTheDocument();
  expect(card.getByText('Reads code with care')).toBeInTheDocument();
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(card.getByText('Include')).toBeInTheDocument();
  expect(card.getByText('tests, reasons')).toBeInTheDocument();
  expect(card.getByText(/^2 Mar|^Mar 2/)).toHaveAttribute('datetime', '2026-03-02T09:00:00.000Z');
  expect(second).toHaveTextContent('Inactive');
  expect(second).toHaveTextContent('No guardrails');
});

test('an empty list says what a template is needed for', async () => {
  showAdmin(templatesPath);
  expect(await screen.findByText('No prompt templates yet')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = showAdmin(templatesPath, { PromptTemplates: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.PromptTemplates = templatesReply([template()]);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Code Reviewer' })).toBeInTheDocument();
});

test('confirms before deleting, with the focus on Cancel, which changes nothing', async () => {
  const { countRequests } = showAdmin(templatesPath, { PromptTemplates: templatesReply([template()]) });
  await press('Delete Code Reviewer');
  const question = 'Are you sure you want to delete “Code Reviewer”? This action cannot be undone.';
  expect(within(await dialog()).getByText(question)).toBeInTheDocument();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.click(cancel);
  await noDialog();
  expect(countRequests('DeleteTemplate')).toBe(0);
});

test('deletes a template, shows a toast, removes the card and closes the dialog', async () => {
  const { answers, getInputs } = showAdmin(templatesPath, {
    PromptTemplates: templatesReply([template()]),
    DeleteTemplate: replyTo(DeleteTemplateDocument, { deletePromptTemplate: 1 }),
  });
  await press('Delete Code Reviewer');
  answers.PromptTemplates = templatesReply([]);
  await press('Delete');
  expect(await screen.findByText('Template Deleted')).toBeInTheDocument();
  expect(screen.getByText('Prompt template has been deleted successfully.')).toBeInTheDocument();
  expect(getInputs('DeleteTemplate')).toEqual([{ id: 7, ifUpdatedAt: template().updatedAt }]);
  await noDialog();
  expect(await screen.findByText('No prompt templates yet')).toBeInTheDocument();
});

test("shows the specified error message if a template can't be deleted, and keeps the dialog open", async () => {
  showAdmin(templatesPath, {
    PromptTemplates: templatesReply([template()]),
    DeleteTemplate: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await press('Delete Code Reviewer');
  await press('Delete');
  const alert = within((await screen.findByText('Error')).closest('[role=alert]') as HTMLElement);
  expect(alert.getByText('Failed to delete prompt template.')).toBeInTheDocument();
  expect(await dialog()).toBeInTheDocument();
});

test('keeps the list if a refetch fails, and says so', async () => {
  const { answers } = showAdmin(templatesPath, {
    PromptTemplates: templatesReply([template()]),
    DeleteTemplate: replyTo(DeleteTemplateDocument, { deletePromptTemplate: 1 }),
  });
  await press('Delete Code Reviewer');
  answers.PromptTemplates = errorReply('UNAVAILABLE', 'The database is away');
  await press('Delete');
  expect(await screen.findByText(/Couldn't refresh the/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Code Reviewer' })).toBeInTheDocument();
});
