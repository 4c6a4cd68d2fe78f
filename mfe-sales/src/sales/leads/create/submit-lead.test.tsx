import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { CreateLeadDocument } from '#gql/graphql.ts';
import { countsReply, lead, listReply } from '../../../testing/lead-list.ts';
import { showLeads } from '../../../testing/show-leads.tsx';

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit New Lead' }));
const field = (name: string) => screen.findByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Submit Lead' });
async function paste(name: string, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}
async function fillIn() {
  await paste('Company Name', 'Mill');
  await paste('Contact Name', 'Mia Park');
  await paste('Contact Email', 'mia@mill.example');
}

test('it can be submitted once company, contact and email are filled in', async () => {
  showLeads();
  await open();
  await field('Company Name');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await fillIn();
  expect(submit()).not.toHaveAttribute('aria-disabled');
  await userEvent.clear(await field('Company Name'));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
});

test('the new lead appears at the top of the list', async () => {
  const mill = lead({ id: 'm2', companyName: 'Mill' });
  const { sent, answers } = showLeads({ CreateLead: replyTo(CreateLeadDocument, { createLead: mill }) });
  await screen.findByRole('link', { name: 'Tram Museum' });
  await open();
  await fillIn();
  await userEvent.selectOptions(await field('Project Type'), 'AI integration');
  await userEvent.selectOptions(await field('Budget'), 'To be decided');
  answers.LeadList = listReply([mill, lead()]);
  answers.LeadCounts = countsReply({ new: 2 });
  await userEvent.click(submit());
  expect(await screen.findByText('Lead Created')).toBeInTheDocument();
  const row = (await screen.findByRole('link', { name: 'Mill' })).closest('[role=row]');
  expect(row).toHaveAttribute('aria-rowindex', '2');
  const made = sent.find(({ operation }) => operation === 'CreateLead');
  expect(made?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(made?.variables.input).toMatchObject({
    companyName: 'Mill',
    contactEmail: 'mia@mill.example',
    projectType: 'ai_integration',
    budget: 'tbd',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionStorage).toHaveLength(0);
});

test('a failure shows a toast, keeps the input, and a retry uses the same idempotency key', async () => {
  const { sent } = showLeads({ CreateLead: errorReply('UNAVAILABLE', 'The database is away') });
  await open();
  await fillIn();
  await userEvent.click(submit());
  expect(await screen.findByText('Failed to create lead. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(await field('Company Name')).toHaveValue('Mill');
  await userEvent.click(submit());
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'CreateLead')).toHaveLength(2));
  const [first, second] = sent.filter(({ operation }) => operation === 'CreateLead');
  expect(first?.key).toBe(second?.key);
});

test('an invalid email shows an error at its field', async () => {
  showLeads();
  await open();
  await fillIn();
  await paste('Contact Email', ' or by telephone');
  await userEvent.click(submit());
  expect(await field('Contact Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a draft survives closing, until the user starts over', async () => {
  showLeads();
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(await field('Company Name')).toHaveValue('Mill');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await field('Company Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
