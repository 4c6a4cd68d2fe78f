import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { LeadDetailDocument, SaveLeadNotesDocument } from '#gql/graphql.ts';
import { lead, leadDetail, listReply } from '../../../testing/lead-list.ts';
import { hoursFromNow, waiting } from '../../../testing/leads.ts';
import { showLeads } from '../../../testing/show-leads.tsx';

const detail = (more: Parameters<typeof leadDetail>[0] = {}) => replyTo(LeadDetailDocument, { lead: leadDetail(more) });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const notes = () => screen.findByLabelText('Notes');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
const saved = (text: string | null) =>
  replyTo(SaveLeadNotesDocument, {
    updateLead: { __typename: 'Lead', id: 'm1', notes: text, updatedAt: hoursFromNow(0) },
  });

test('a lead opens over the list with every detail, and closing it returns focus to its opener', async () => {
  const { address } = showLeads({ LeadDetail: detail() });
  await userEvent.click(await screen.findByRole('link', { name: 'Tram Museum' }));
  const shown = within(await dialog('Tram Museum'));
  expect(await shown.findByText('By Easter')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '+49 30 555' })).toHaveAttribute('href', 'tel:+4930555');
  expect(shown.getByRole('link', { name: 'helga@museum.example' })).toHaveAttribute(
    'href',
    'mailto:helga@museum.example',
  );
  expect(shown.getByText('Entered')).toBeInTheDocument();
  expect(address()).toBe('?tab=leads&lead=m1');
  await userEvent.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('?tab=leads');
  expect(screen.getByRole('link', { name: 'Tram Museum' })).toHaveFocus();
});

test('a lead from an enquiry shows its message, file, call and review', async () => {
  const reviewedBy = { __typename: 'User', id: 'u9', firstName: 'Selma', lastName: 'Brandt' };
  const attachment = { __typename: 'StoredFile', id: 'f1', fileName: 'brief.pdf', url: '/api/files/f1' };
  const call = { __typename: 'StrategyCall', id: 'c1', startsAt: '2026-11-24T09:00:00.000Z' };
  const { enquiry } = waiting({ enquiry: { reviewStartedAt: hoursFromNow(-2), reviewedBy, attachment, call } });
  const LeadList = listReply([lead({ enquiry })]);
  showLeads({ LeadList, LeadDetail: detail({ enquiry, owner: null }) }, '&lead=m1');
  const shown = within(await dialog('Tram Museum'));
  expect(await shown.findByText('Guests book surf lessons and boards online.')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'brief.pdf' })).toHaveAttribute('href', '/api/files/f1');
  expect(shown.getByText('Review started by Selma Brandt')).toBeInTheDocument();
  expect(shown.getByText('Booked call').nextElementSibling).toHaveTextContent('November 24, 2026');
});

const lose = async (reason: string) => {
  const reasons = within(await dialog('Why is Tram Museum lost?'));
  await userEvent.selectOptions(reasons.getByLabelText('Reason'), reason);
  await userEvent.click(reasons.getByRole('button', { name: 'Mark as lost' }));
};

test('the history shows a new status before the response, and is rolled back on error', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { enquiry } = waiting();
  const LeadList = listReply([lead({ enquiry })]);
  showLeads({ LeadList, LeadDetail: detail({ enquiry }), MoveLead: () => promise }, '&lead=m1');
  const shown = within(await dialog('Tram Museum'));
  await shown.findByText('Enquiry received');
  const status = shown.getByRole('combobox', { name: 'Status of Tram Museum' });
  await userEvent.selectOptions(status, 'lost');
  await lose('Price');
  expect(await shown.findByText('Closed: Lost')).toBeInTheDocument();
  expect(shown.getByText('Enquiry answered')).toBeInTheDocument();
  await act(async () => resolve(errorReply('UNAVAILABLE', 'The database is away')));
  expect(status).toHaveDisplayValue('New Lead');
  expect(shown.queryByText(/^Closed/)).not.toBeInTheDocument();
  expect(shown.queryByText('Enquiry answered')).not.toBeInTheDocument();
});

test.each([
  ['contacted', false],
  ['won', true],
])('a lead moved to %s is closed before the response: %s', async (status, isClosed) => {
  showLeads({ LeadDetail: detail(), MoveLead: () => new Promise(() => undefined) }, '&lead=m1');
  const shown = within(await dialog('Tram Museum'));
  await userEvent.selectOptions(await shown.findByRole('combobox', { name: 'Status of Tram Museum' }), status);
  await waitFor(() => expect(shown.getByRole('combobox', { name: /^Status/ })).toHaveValue(status));
  expect(shown.queryAllByText(/^Closed/)).toHaveLength(isClosed ? 1 : 0);
});

test('notes are saved on request', async () => {
  const { sent } = showLeads({ LeadDetail: detail(), SaveLeadNotes: saved('Called twice. Likes trams.') }, '&lead=m1');
  await userEvent.type(await notes(), ' Likes trams.');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Notes saved')).toBeInTheDocument();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'SaveLeadNotes')?.variables).toEqual({
    id: 'm1',
    notes: 'Called twice. Likes trams.',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('unsaved notes survive an error and closing the lead, until discarded', async () => {
  showLeads({ LeadDetail: detail(), SaveLeadNotes: errorReply('UNAVAILABLE', 'The database is away') }, '&lead=m1');
  await userEvent.type(await notes(), ' More.');
  await save();
  expect(await screen.findByText("Couldn't save the notes")).toBeInTheDocument();
  expect(await notes()).toHaveValue('Called twice. More.');
  await userEvent.click(within(await dialog('Tram Museum')).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Tram Museum' }));
  expect(await notes()).toHaveValue('Called twice. More.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await notes()).toHaveValue('Called twice.');
});

test('while editing, a conflicting change by someone else is shown; without edits, the notes update', async () => {
  const { live } = showLeads({ LeadDetail: detail() }, '&lead=m1');
  await notes();
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  const publish = (text: string) =>
    live.emit('LeadChanged', { leadChanged: { ...waiting(), ...leadDetail({ notes: text }) } });
  publish('They called back.');
  await waitFor(async () => expect(await notes()).toHaveValue('They called back.'));
  await userEvent.type(await notes(), ' Good.');
  publish('They signed.');
  expect(await screen.findByText('They signed.')).toBeInTheDocument();
  expect(await notes()).toHaveValue('They called back. Good.');
});

test('a link to a missing lead shows a notice, and a lead that failed to load can be retried', async () => {
  const { answers } = showLeads({ LeadDetail: errorReply('UNAVAILABLE', 'Try again in a moment') }, '&lead=m1');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  answers.LeadDetail = replyTo(LeadDetailDocument, { lead: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Lead not found')).toBeInTheDocument();
});
