import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo, type MockResponse } from 'kit/test/network';
import { MoveLeadDocument, UndoMoveLeadDocument } from '#gql/graphql.ts';
import { countsReply, lead, leadDetail, leads, listReply } from '../../../testing/lead-list.ts';
import { waiting } from '../../../testing/leads.ts';
import { showLeads } from '../../../testing/show-leads.tsx';

const table = () => screen.findByRole('table', { name: 'Leads' });
const row = async (name: string) => {
  const cell = await screen.findByRole('link', { name });
  return cell.closest('[role=row]') as HTMLElement;
};
const getVariables = (sent: ReturnType<typeof showLeads>['sent'], operation: string) =>
  sent.filter((one) => one.operation === operation).map(({ variables }) => variables);
const leadEvent = (more: Parameters<typeof leadDetail>[0]) => ({ ...waiting({ enquiry: {} }), ...leadDetail(more) });

test('each row shows company, contact, project type, budget, status, owner, next step and date', async () => {
  showLeads({
    LeadList: listReply([
      lead({ nextStep: 'Call Helga', nextStepDueOn: '2026-01-05' }),
      lead({ id: 'm2', companyName: 'Mill', enquiry: { __typename: 'Enquiry', id: 'e1' } }),
    ]),
    LeadCounts: countsReply({ new: 2 }),
  });
  const first = await row('Tram Museum');
  expect(first).toHaveTextContent('Helga Stein');
  expect(first).toHaveTextContent('Web app');
  expect(first).toHaveTextContent('$5–15k');
  expect(first).toHaveTextContent('Selma Brandt');
  expect(within(first).getByRole('link', { name: 'helga@museum.example' })).toHaveAttribute(
    'href',
    'mailto:helga@museum.example',
  );
  expect(within(first).getByRole('combobox', { name: 'Status of Tram Museum' })).toHaveDisplayValue('New Lead');
  expect(first).toHaveTextContent(/Call HelgaOverdue,/);
  expect(await row('Mill')).toHaveTextContent('No one');
});

test('of ten thousand leads only the rows near the window are rendered, each with its row index', async () => {
  const { sent } = showLeads({ LeadList: listReply(leads(200)), LeadCounts: countsReply({ new: 10_000 }) });
  await row('Company 0');
  const shown = await table();
  expect(shown).toHaveAttribute('aria-rowcount', '10001');
  const rows = within(shown).getAllByRole('row');
  expect(rows.length).toBeLessThan(40);
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  expect(getVariables(sent, 'LeadList').map(({ skip }) => skip)).toEqual([0, 50]);
});

test('the search is in the URL, and debounced', async () => {
  const { sent, answers, address } = showLeads();
  await row('Tram Museum');
  answers.LeadList = listReply([lead({ id: 'm2', companyName: 'Mill' })]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'mill');
  await waitFor(() => expect(address()).toBe('?tab=leads&q=mill'));
  await waitFor(() => expect(getVariables(sent, 'LeadList').map(({ search }) => search)).toContain('mill'));
  expect(getVariables(sent, 'LeadList').map(({ search }) => search)).not.toContain('mi');
  expect(await screen.findByRole('link', { name: 'Mill' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tram Museum' })).not.toBeInTheDocument();
});

test('the URL restores search and status, and Clear resets both', async () => {
  const { sent, address } = showLeads({ LeadCounts: countsReply({ new: 4, won: 1 }) }, '&q=tram&status=won');
  await row('Tram Museum');
  expect(getVariables(sent, 'LeadList')[0]).toMatchObject({ search: 'tram', status: 'won', skip: 0 });
  expect(await table()).toHaveAttribute('aria-rowcount', '2');
  expect(screen.getByRole('combobox', { name: 'Filter by status' })).toHaveDisplayValue('Won (1)');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('?tab=leads'));
});

test('the list can show only my leads, or those without an owner', async () => {
  const { sent, address } = showLeads();
  await row('Tram Museum');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by owner' }), 'My leads');
  await waitFor(() => expect(address()).toBe('?tab=leads&owner=mine'));
  await waitFor(() => expect(getVariables(sent, 'LeadList').at(-1)).toMatchObject({ owner: 'mine' }));
  expect(getVariables(sent, 'LeadCounts').at(-1)).toMatchObject({ owner: 'mine' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by owner' }), 'Unassigned');
  await waitFor(() => expect(getVariables(sent, 'LeadList').at(-1)).toMatchObject({ owner: 'unassigned' }));
});

test('a lead becomes lost only with a reason', async () => {
  const { sent } = showLeads({ MoveLead: () => new Promise(() => undefined) });
  await row('Tram Museum');
  const status = screen.getByRole('combobox', { name: 'Status of Tram Museum' });
  await userEvent.selectOptions(status, 'lost');
  const reasons = within(await screen.findByRole('dialog', { name: 'Why is Tram Museum lost?' }));
  await userEvent.click(reasons.getByRole('button', { name: 'Mark as lost' }));
  expect(reasons.getByText('Please select a reason')).toBeInTheDocument();
  await userEvent.selectOptions(reasons.getByLabelText('Reason'), 'Chose someone else');
  await userEvent.type(reasons.getByLabelText('Note'), 'A ready-made shop');
  await userEvent.click(reasons.getByRole('button', { name: 'Mark as lost' }));
  await waitFor(() =>
    expect(getVariables(sent, 'MoveLead')).toEqual([
      { id: 'm1', status: 'lost', lostReason: 'competitor', lostNote: 'A ready-made shop' },
    ]),
  );
});

test('without leads, and without matches, it shows an empty state with a hint', async () => {
  const { answers } = showLeads({ LeadCounts: countsReply({}) });
  expect(await screen.findByText('No leads yet')).toBeInTheDocument();
  answers.LeadCounts = countsReply({ new: 0 });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'x');
  expect(await screen.findByText('No leads found')).toBeInTheDocument();
});

test('a status changes optimistically, and is rolled back with a toast on error', async () => {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (release = resolve));
  const { sent } = showLeads({ MoveLead: () => answer });
  await row('Tram Museum');
  const status = screen.getByRole('combobox', { name: 'Status of Tram Museum' });
  await userEvent.selectOptions(status, 'won');
  await waitFor(() => expect(status).toHaveDisplayValue('Won'));
  expect(getVariables(sent, 'MoveLead')).toEqual([{ id: 'm1', status: 'won' }]);
  release(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't change the status")).toBeInTheDocument();
  expect(status).toHaveDisplayValue('New Lead');
});

test('a lead that is marked as lost by mistake is open again with Undo', async () => {
  const lost = {
    __typename: 'Lead',
    id: 'm1',
    status: 'lost' as const,
    closedAt: '2026-11-20T09:00:00.000Z',
    lostReason: 'price' as const,
    lostNote: null,
    updatedAt: '2026-11-20T09:00:00.000Z',
    enquiry: null,
  };
  const { sent } = showLeads({
    MoveLead: replyTo(MoveLeadDocument, { updateLead: lost }),
    UndoMoveLead: replyTo(UndoMoveLeadDocument, {
      undoChange: { ...lost, status: 'new' as const, closedAt: null, lostReason: null },
    }),
  });
  await row('Tram Museum');
  const status = screen.getByRole('combobox', { name: 'Status of Tram Museum' });
  await userEvent.selectOptions(status, 'lost');
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Price');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as lost' }));
  expect(await screen.findByText('Lead marked as lost')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeInTheDocument();
  await waitFor(() => expect(status).toHaveDisplayValue('New Lead'));
  expect(getVariables(sent, 'UndoMoveLead')).toEqual([{ id: 'm1' }]);
});

test('changes by others show live, and a row that no longer matches the filter disappears', async () => {
  const { live, answers } = showLeads({}, '&status=new');
  await row('Tram Museum');
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  answers.LeadList = listReply([lead({ id: 'm2', companyName: 'Mill' }), lead()]);
  answers.LeadCounts = countsReply({ new: 2 });
  live.emit('LeadChanged', { leadChanged: leadEvent({ id: 'm2', companyName: 'Mill' }) });
  expect(await row('Mill')).toHaveAttribute('aria-rowindex', '2');
  expect(await row('Tram Museum')).toHaveAttribute('aria-rowindex', '3');

  answers.LeadList = listReply([lead({ id: 'm2', companyName: 'Mill' })]);
  answers.LeadCounts = countsReply({ new: 1, won: 1 });
  live.emit('LeadChanged', { leadChanged: leadEvent({ status: 'won' }) });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tram Museum' })).not.toBeInTheDocument());
  expect(screen.getByRole('option', { name: 'Won (1)' })).toBeInTheDocument();
});

test('if the focused row disappears, focus moves to the list', async () => {
  const { live, answers } = showLeads({
    LeadList: listReply([lead(), lead({ id: 'm2', companyName: 'Mill' })]),
    LeadCounts: countsReply({ new: 2 }),
  });
  await row('Tram Museum');
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  screen.getByRole('combobox', { name: 'Status of Tram Museum' }).focus();
  answers.LeadList = listReply([lead({ id: 'm2', companyName: 'Mill' })]);
  answers.LeadCounts = countsReply({ new: 1 });
  live.emit('LeadChanged', { leadChanged: leadEvent({ status: 'won' }) });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tram Museum' })).not.toBeInTheDocument());
  expect(document.activeElement).toHaveAttribute('role', 'rowgroup');
});

test('counts and rows that failed to load can be retried separately', async () => {
  const { answers } = showLeads({
    LeadCounts: errorReply('UNAVAILABLE', 'Try again in a moment'),
    LeadList: errorReply('UNAVAILABLE', 'Try again in a moment'),
  });
  expect(await screen.findByText("Couldn't load leads")).toBeInTheDocument();
  answers.LeadCounts = countsReply({ new: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText("Couldn't load these leads")).toBeInTheDocument();
  answers.LeadList = listReply([lead()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row('Tram Museum')).toBeInTheDocument();
});

test('skeleton rows hold the space while leads load', async () => {
  showLeads({ LeadCounts: () => new Promise(() => undefined) });
  expect(await screen.findByRole('region', { name: 'Leads' })).toHaveAttribute('aria-busy', 'true');
});
