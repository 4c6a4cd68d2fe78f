import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import {
  AddLeadLogEntryDocument,
  AnswerTemplatesDocument,
  AssignLeadDocument,
  EmailLeadDocument,
  LeadDetailDocument,
  LeadMatchesDocument,
  SaveLeadDocument,
  SaveNextStepDocument,
} from '#gql/graphql.ts';
import { lead, leadDetail, listReply, logPage, logReply, selma } from '../../../testing/lead-list.ts';
import { waiting } from '../../../testing/leads.ts';
import { showLeads } from '../../../testing/show-leads.tsx';

type Fields = Parameters<typeof leadDetail>[0];
const detail = (more: Fields = {}) => replyTo(LeadDetailDocument, { lead: leadDetail(more) });
const open = async (answers: Parameters<typeof showLeads>[0] = {}) => {
  const shown = showLeads({ LeadDetail: detail(), ...answers }, '&lead=m1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tram Museum' }));
  await dialog.findByRole('button', { name: 'Edit lead' });
  const getSent = (operation: string) =>
    shown.sent.filter((one) => one.operation === operation).map(({ variables }) => variables);
  return { ...shown, dialog, getSent };
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('everything that was entered can be edited, over the version that was read', async () => {
  const saved = leadDetail({ companyName: 'Tram Museum Berlin', updatedAt: '2026-11-20T10:00:00.000Z' });
  const { getSent } = await open({ SaveLead: replyTo(SaveLeadDocument, { updateLead: saved }) });
  await click('Edit lead');
  await type('Company Name', 'Tram Museum Berlin');
  await click('Save lead');
  expect(await screen.findByText('Lead saved')).toBeInTheDocument();
  expect(getSent('SaveLead')).toEqual([
    {
      id: 'm1',
      ifUpdatedAt: '2026-11-20T09:00:00.000Z',
      input: {
        companyName: 'Tram Museum Berlin',
        contactName: 'Helga Stein',
        contactEmail: 'helga@museum.example',
        contactPhone: '+49 30 555',
        projectType: 'web_app',
        budget: '5k_15k',
        timeline: 'By Easter',
      },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit lead' })).toBeInTheDocument();
});

test('what someone else has changed meanwhile is shown, and is replaced only by saving again', async () => {
  const { answers, getSent } = await open({ SaveLead: errorReply('CHANGED_MEANWHILE', 'Someone else was faster') });
  await click('Edit lead');
  await type('Company Name', 'Tram Museum Berlin');
  const theirs = leadDetail({ contactName: 'Ida Stein', updatedAt: '2026-11-20T11:00:00.000Z' });
  answers.LeadDetail = replyTo(LeadDetailDocument, { lead: theirs });
  await click('Save lead');
  expect(await screen.findByText('Contact Name: Ida Stein')).toBeInTheDocument();
  expect(screen.getByLabelText('Company Name')).toHaveValue('Tram Museum Berlin');
  answers.SaveLead = replyTo(SaveLeadDocument, { updateLead: theirs });
  await click('Save lead');
  expect(await screen.findByText('Lead saved')).toBeInTheDocument();
  expect(getSent('SaveLead').at(-1)).toMatchObject({ ifUpdatedAt: '2026-11-20T11:00:00.000Z' });
});

test('edits are kept when the lead is closed, until they are saved or canceled', async () => {
  await open();
  await click('Edit lead');
  await type('Timeline', 'In spring');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Tram Museum' }));
  expect(await screen.findByLabelText('Timeline')).toHaveValue('In spring');
  expect(screen.getByText('Your edits are not saved yet.')).toBeInTheDocument();
  await click('Cancel');
  await click('Edit lead');
  expect(screen.getByLabelText('Timeline')).toHaveValue('By Easter');
});

test('a lead is handed over to someone else in sales', async () => {
  const otto = { __typename: 'User' as const, id: 'u8', firstName: 'Otto', lastName: 'Lang' };
  const updateLead = { __typename: 'Lead' as const, id: 'm1', updatedAt: '2026-11-20T10:00:00.000Z', owner: otto };
  const { getSent } = await open({ AssignLead: replyTo(AssignLeadDocument, { updateLead }) });
  await screen.findByRole('option', { name: 'Otto Lang' });
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Otto Lang');
  expect(await screen.findByText('Tram Museum handed over to Otto Lang')).toBeInTheDocument();
  expect(getSent('AssignLead')).toEqual([{ id: 'm1', ownerId: 'u8' }]);
});

test('a lead without an owner is taken, unless someone else has just taken it', async () => {
  const { getSent } = await open({
    LeadList: listReply([lead({ owner: null })]),
    LeadDetail: detail({ owner: null }),
    AssignLead: errorReply('CHANGED_MEANWHILE', 'Someone else was faster'),
  });
  await click('Take this lead');
  expect(await screen.findByText("Couldn't change the owner")).toBeInTheDocument();
  expect(getSent('AssignLead')).toMatchObject([{ id: 'm1', ifUpdatedAt: '2026-11-20T09:00:00.000Z' }]);
  expect(screen.getByLabelText('Owner')).toHaveDisplayValue('No one');
});

test('a next step is saved with its day, and marked as done', async () => {
  const step = { nextStep: 'Call Helga', nextStepDueOn: '2026-12-01' };
  const saved = (next: { nextStep: string | null; nextStepDueOn: string | null }) =>
    replyTo(SaveNextStepDocument, {
      updateLead: { __typename: 'Lead', id: 'm1', updatedAt: '2026-11-20T10:00:00.000Z', ...next },
    });
  const { answers, getSent } = await open({ SaveNextStep: saved(step) });
  await userEvent.type(screen.getByLabelText('Next step'), 'Call Helga');
  await userEvent.type(screen.getByLabelText('Due'), '2026-12-01');
  answers.LeadList = listReply([lead(step)]);
  await click('Save next step');
  expect(await screen.findByText('Next step saved')).toBeInTheDocument();
  answers.SaveNextStep = saved({ nextStep: null, nextStepDueOn: null });
  answers.LeadList = listReply([lead()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Next step done')).toBeInTheDocument();
  expect(getSent('SaveNextStep')).toEqual([
    { id: 'm1', ...step },
    { id: 'm1', nextStep: null, nextStepDueOn: null },
  ]);
});

test('what was said is added to the contact log', async () => {
  const added = { __typename: 'LeadLogEntry' as const, id: 'e2' };
  const { answers, getSent } = await open({
    LeadLog: logReply([{ id: 'e1', text: 'They want two references' }]),
    AddLeadLogEntry: replyTo(AddLeadLogEntryDocument, { addLeadLogEntry: added }),
  });
  expect(await screen.findByText('They want two references')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Meeting');
  await userEvent.type(screen.getByLabelText('What was said'), 'Walked through the depot');
  answers.LeadLog = logReply([
    { id: 'e2', kind: 'meeting', text: 'Walked through the depot' },
    { id: 'e1', text: 'They want two references' },
  ]);
  await click('Add to log');
  expect(await screen.findByText('Added to the contact log')).toBeInTheDocument();
  expect(getSent('AddLeadLogEntry')).toEqual([
    { id: 'm1', input: { kind: 'meeting', text: 'Walked through the depot', happenedAt: null } },
  ]);
  const log = screen.getByRole('region', { name: 'Contact log' });
  await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByLabelText('What was said')).toHaveValue('');
});

test('the contact gets an email without leaving the lead, which is in its log at once', async () => {
  const { answers, dialog, getSent } = await open({
    AnswerTemplates: replyTo(AnswerTemplatesDocument, { answerTemplates: [] }),
    EmailLead: replyTo(EmailLeadDocument, {
      emailLead: leadDetail({ status: 'contacted', log: logPage(['e1']) }),
    }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Write email' }));
  await userEvent.type(await screen.findByLabelText('Message'), 'When can we meet?');
  answers.LeadLog = logReply([{ id: 'e1', kind: 'email', text: 'When can we meet?' }]);
  await click('Send');
  await screen.findByText('Email to Helga Stein sent');
  expect(await dialog.findByText('When can we meet?')).toBeInTheDocument();
  expect(getSent('EmailLead')).toMatchObject([{ id: 'm1', input: { message: 'When can we meet?' } }]);
});

test('an edit that makes a lead the same as another says so, and leads there', async () => {
  const { dialog, getSent } = await open({
    LeadMatches: replyTo(LeadMatchesDocument, {
      leadMatches: [
        { __typename: 'LeadMatch', row: 0, reason: 'email', lead: leadDetail({ id: 'm2', companyName: 'Tram Depot' }) },
      ],
    }),
  });
  await click('Edit lead');
  expect(await dialog.findByRole('link', { name: 'Tram Depot, Helga Stein' })).toHaveAttribute(
    'href',
    '/sales-portal?tab=leads&lead=m2',
  );
  expect(getSent('LeadMatches')).toMatchObject([{ input: { exceptId: 'm1' } }]);
});

test('the attachment of a merged enquiry can be downloaded from the contact log', async () => {
  const url = '/api/files/0199f0c2-6c1e-7f7a-9d0a-3f2a5b6c7d8e';
  await open({ LeadLog: logReply([{ id: 'e1', kind: 'note', text: `Attachment: wishes.pdf, ${url}\nPlan: Pro` }]) });
  const link = await screen.findByRole('link', { name: 'wishes.pdf' });
  expect(link).toHaveAttribute('href', url);
  expect(link.parentElement).toHaveTextContent('Attachment: wishes.pdf Plan: Pro');
});

test('an entry by someone else arrives live', async () => {
  const { answers, live } = await open();
  expect(await screen.findByText('Nothing yet. Add an email, call or meeting.')).toBeInTheDocument();
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  answers.LeadLog = logReply([{ id: 'e1', kind: 'email', text: 'When can we talk?' }]);
  live.emit('LeadChanged', { leadChanged: { ...waiting(), ...leadDetail({ log: logPage(['e1']), owner: selma }) } });
  expect(await screen.findByText('When can we talk?')).toBeInTheDocument();
});

test('a contact log that failed to load can be retried', async () => {
  const { answers } = await open({ LeadLog: errorReply('UNAVAILABLE', 'Try again in a moment') });
  expect(await screen.findByText("Couldn't load the contact log")).toBeInTheDocument();
  answers.LeadLog = logReply([{ id: 'e1', text: 'They want two references' }]);
  await click('Retry');
  expect(await screen.findByText('They want two references')).toBeInTheDocument();
});

test('a lost lead shows why', async () => {
  const lost = { status: 'lost', lostReason: 'price', lostNote: 'Half of our price' } as const;
  await open({
    LeadList: listReply([lead({ status: 'lost' })]),
    LeadDetail: detail({ ...lost, closedAt: '2026-11-20T10:00:00.000Z' }),
  });
  expect(screen.getByText('Price: Half of our price')).toBeInTheDocument();
});
