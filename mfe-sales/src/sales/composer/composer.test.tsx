import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import {
  AnswerTemplatesDocument,
  CreateAnswerTemplateDocument,
  DeleteAnswerTemplateDocument,
  EmailLeadDocument,
  UpdateAnswerTemplateDocument,
} from '#gql/graphql.ts';
import { logPage } from '../../testing/lead-list.ts';
import { hoursFromNow, leadsReply, waiting } from '../../testing/leads.ts';
import { showLeads } from '../../testing/show-leads.tsx';
import './composer-dialog.tsx';

const template = (id: string, name: string, message = `Thank you for ${name}.`) => ({
  __typename: 'AnswerTemplate' as const,
  id,
  name,
  subject: 'About {company}',
  message,
  updatedAt: '2026-11-20T09:00:00.000Z',
});
const templates = (...answerTemplates: ReturnType<typeof template>[]) =>
  replyTo(AnswerTemplatesDocument, { answerTemplates });
const first = template('t1', 'First reply', 'Dear {name}, thank you.');
const second = template('t2', 'Not a fit');
const sentEmail = replyTo(EmailLeadDocument, {
  emailLead: {
    __typename: 'Lead',
    id: 'l1',
    status: 'contacted',
    updatedAt: hoursFromNow(0),
    enquiry: { ...waiting().enquiry, reviewStartedAt: hoursFromNow(0), answeredAt: hoursFromNow(0) },
    log: logPage(['e1']),
  },
});

type Answers = NonNullable<Parameters<typeof showLeads>[0]>;

async function compose(answers: Answers = {}) {
  const shown = showLeads({
    EnquiriesToAnswer: leadsReply([waiting()]),
    AnswerTemplates: templates(first, second),
    ...answers,
  });
  await open();
  return shown;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Answer Ines Carvalho');
const message = () => screen.findByLabelText('Message');
const subject = () => screen.findByLabelText('Subject');

test('an enquiry is answered in three clicks: answer, template, send; it leaves the list', async () => {
  const { sent } = await compose({ EmailLead: sentEmail });
  await press('First reply');
  expect(await subject()).toHaveValue('About Surf School');
  expect(await message()).toHaveValue('Dear Ines Carvalho, thank you.');
  await press('Send');
  expect(await screen.findByText('Email to Ines Carvalho sent')).toBeInTheDocument();
  expect(await screen.findByText('No enquiries to answer')).toBeInTheDocument();
  const request = sent.find(({ operation }) => operation === 'EmailLead');
  expect(request?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.variables).toEqual({
    id: 'l1',
    input: { subject: 'About Surf School', message: 'Dear Ines Carvalho, thank you.' },
  });
  await waitFor(() => expect(screen.getByRole('region', { name: /^Enquiries to answer/ })).toHaveFocus());
  expect(sessionStorage).toHaveLength(0);
});

test('another template replaces one that no one has edited, and follows a text that someone has', async () => {
  await compose();
  await press('First reply');
  await press('Not a fit');
  expect(await message()).toHaveValue('Thank you for Not a fit.');
  await userEvent.type(await message(), ' Bye.');
  await press('First reply');
  expect(await message()).toHaveValue('Thank you for Not a fit. Bye.\n\nDear Ines Carvalho, thank you.');
});

test('an email without a text cannot be sent', async () => {
  await compose();
  expect(await subject()).toHaveValue('10x Labs: about your project');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
});

test('a draft survives an error and closing, and a retry uses the same key', async () => {
  const { sent, answers } = await compose({ EmailLead: errorReply('QUOTA_EXCEEDED', 'Three emails a day') });
  await userEvent.type(await message(), 'When can we talk?');
  await press('Send');
  expect(await screen.findByText("Couldn't send the email")).toBeInTheDocument();
  answers.EmailLead = sentEmail;
  await press('Send');
  await screen.findByText('Email to Ines Carvalho sent');
  const [one, other] = sent.filter(({ operation }) => operation === 'EmailLead');
  expect(one?.key).toBe(other?.key);
});

test('a draft is there again after closing, until the user starts over', async () => {
  await compose();
  await userEvent.type(await message(), 'When can we talk?');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(await message()).toHaveValue('When can we talk?');
  await press('Start over');
  expect(await message()).toHaveValue('');
});

test('a template is added, edited and deleted from the composer, and the draft is kept meanwhile', async () => {
  const { sent, answers } = await compose({
    CreateAnswerTemplate: replyTo(CreateAnswerTemplateDocument, { createAnswerTemplate: template('t3', 'Call') }),
    UpdateAnswerTemplate: replyTo(UpdateAnswerTemplateDocument, { updateAnswerTemplate: template('t1', 'Hello') }),
    DeleteAnswerTemplate: replyTo(DeleteAnswerTemplateDocument, { deleteAnswerTemplate: 't2' }),
  });
  await userEvent.type(await message(), 'My draft');
  await press('Edit templates');
  await press('Add template');
  await userEvent.type(await screen.findByLabelText('Name'), 'Call');
  await userEvent.type(await subject(), 'A call');
  await userEvent.type(await message(), 'Shall we talk?');
  answers.AnswerTemplates = templates(template('t3', 'Call'), first, second);
  await press('Save template');
  await press('Edit Call');
  expect(await screen.findByLabelText('Name')).toHaveValue('Call');
  await press('Cancel');
  await press('Edit First reply');
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await press('Save template');
  answers.AnswerTemplates = templates(first);
  await press('Delete Not a fit');
  await press('Delete template');
  const list = await screen.findByRole('list', { name: 'Answer templates' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  await press('Back to the email');
  expect(await message()).toHaveValue('My draft');
  const getVariables = (name: string) => sent.find(({ operation }) => operation === name)?.variables;
  expect(getVariables('CreateAnswerTemplate')).toEqual({
    input: { name: 'Call', subject: 'A call', message: 'Shall we talk?' },
  });
  expect(getVariables('UpdateAnswerTemplate')).toMatchObject({ id: 't1', ifUpdatedAt: first.updatedAt });
  expect(getVariables('DeleteAnswerTemplate')).toEqual({ id: 't2', ifUpdatedAt: second.updatedAt });
});

test('without templates the email can be written all the same', async () => {
  await compose({ AnswerTemplates: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await screen.findByText(/^Couldn't load templates/)).toBeInTheDocument();
  await userEvent.type(await message(), 'Hi');
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
});
