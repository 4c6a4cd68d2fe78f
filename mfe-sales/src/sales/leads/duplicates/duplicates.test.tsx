import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import {
  CreateLeadDocument,
  DismissLeadDuplicateDocument,
  LeadDuplicatesDocument,
  LeadMatchesDocument,
  type LeadMatchReason,
  MergeLeadsDocument,
  UndoDismissLeadDuplicateDocument,
} from '#gql/graphql.ts';
import { lead, leadDetail } from '../../../testing/lead-list.ts';
import { waiting } from '../../../testing/leads.ts';
import { showLeads } from '../../../testing/show-leads.tsx';
import '../create/submit-lead-dialog.tsx';
import './duplicates-dialog.tsx';

const mergeable = (id: string, more: object = {}) => ({
  __typename: 'Lead' as const,
  id,
  companyName: 'Mill',
  contactName: 'Mia Park',
  contactEmail: 'mia@mill.example',
  contactPhone: null,
  projectType: 'web_app',
  budget: '5k_15k',
  timeline: null,
  status: 'new' as const,
  nextStep: null,
  nextStepDueOn: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: `2026-11-21T09:00:0${id.at(-1)}.000Z`,
  owner: null,
  ...more,
});
const older = mergeable('d1');
const newer = mergeable('d2', { companyName: 'The Mill', contactPhone: '+49 30 555', budget: '15k_50k' });
const pairs = (...all: Array<{ lead: typeof older; duplicate: typeof older }>) =>
  replyTo(LeadDuplicatesDocument, {
    leadDuplicates: all.map((pair) => ({ __typename: 'LeadDuplicate' as const, reason: 'email' as const, ...pair })),
  });
const merged = replyTo(MergeLeadsDocument, { mergeLeads: older });

type Answers = NonNullable<Parameters<typeof showLeads>[0]>;

async function openMerge(answers: Answers = {}) {
  const shown = showLeads({ LeadDuplicates: pairs({ lead: older, duplicate: newer }), ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Possible duplicates (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Merge Mill and The Mill' }));
  await screen.findByRole('dialog', { name: 'Merge leads' });
  return shown;
}
const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio');

test('where two leads differ one chooses; what the older one lacks is taken from the newer one', async () => {
  const { sent, answers } = await openMerge({ MergeLeads: merged });
  expect(screen.queryByRole('group', { name: 'Contact' })).not.toBeInTheDocument();
  expect(choices('Company')[0]).toBeChecked();
  expect(choices('Phone')[1]).toBeChecked();
  await userEvent.click(choices('Budget')[1]!);
  answers.LeadDuplicates = pairs();
  await userEvent.click(screen.getByRole('button', { name: 'Merge leads' }));
  expect(await screen.findByText('Leads merged')).toBeInTheDocument();
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Possible duplicates/ })).not.toBeInTheDocument());
  expect(sent.find(({ operation }) => operation === 'MergeLeads')?.variables).toEqual({
    id: 'd1',
    ifUpdatedAt: older.updatedAt,
    input: { otherId: 'd2', fromOther: ['contact_phone', 'budget'], ifOtherUpdatedAt: newer.updatedAt },
  });
});

test('if someone has changed a lead meanwhile, nothing is merged and the pairs are read again', async () => {
  const { sent } = await openMerge({
    MergeLeads: errorReply('CHANGED_MEANWHILE', 'Someone else has changed this lead'),
  });
  const count = () => sent.filter(({ operation }) => operation === 'LeadDuplicates').length;
  const before = count();
  await userEvent.click(screen.getByRole('button', { name: 'Merge leads' }));
  expect(await screen.findByText("Couldn't merge the leads")).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Possible duplicates' })).toBeInTheDocument();
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('a pair that is none is taken off the list, and comes back with Undo', async () => {
  const dismissed = { __typename: 'LeadDuplicateDismissal' as const, id: 'p1' };
  const shown = pairs({ lead: older, duplicate: newer });
  const { sent, answers } = showLeads({
    LeadDuplicates: shown,
    DismissLeadDuplicate: replyTo(DismissLeadDuplicateDocument, { dismissLeadDuplicate: dismissed }),
    UndoDismissLeadDuplicate: replyTo(UndoDismissLeadDuplicateDocument, { undoChange: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Possible duplicates (1)' }));
  answers.LeadDuplicates = pairs();
  await userEvent.click(await screen.findByRole('button', { name: 'Mill and The Mill: not a duplicate' }));
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'DismissLeadDuplicate')?.variables).toEqual({
    id: 'd1',
    input: { otherId: 'd2' },
  });
  answers.LeadDuplicates = shown;
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Merge Mill and The Mill' })).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'UndoDismissLeadDuplicate')?.variables).toEqual({ id: 'p1' });
});

test("duplicates are compared again after one's own changes only", async () => {
  const { sent, live } = showLeads({
    LeadDuplicates: pairs(),
    CreateLead: replyTo(CreateLeadDocument, { createLead: lead({ id: 'm9' }) }),
  });
  const count = (name: string) => sent.filter(({ operation }) => operation === name).length;
  await screen.findByRole('link', { name: 'Tram Museum' });
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  const before = [count('LeadList'), count('LeadDuplicates')];
  live.emit('LeadChanged', { leadChanged: { ...waiting(), ...leadDetail() } });
  await waitFor(() => expect(count('LeadList')).toBeGreaterThan(before[0] ?? 0));
  expect(count('LeadDuplicates')).toBe(before[1]);

  await userEvent.click(screen.getByRole('button', { name: 'Submit New Lead' }));
  for (const [label, text] of [
    ['Company Name', 'Mill'],
    ['Contact Name', 'Mia Park'],
    ['Contact Email', 'mia@mill.example'],
  ] as const) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit Lead' }));
  await waitFor(() => expect(count('LeadDuplicates')).toBeGreaterThan(before[1] ?? 0));
});

test('without duplicates there is no button', async () => {
  showLeads({ LeadDuplicates: pairs() });
  await screen.findByRole('link', { name: 'Tram Museum' });
  expect(screen.queryByText(/^Possible duplicates/)).not.toBeInTheDocument();
});

const match = (reason: LeadMatchReason) =>
  replyTo(LeadMatchesDocument, {
    leadMatches: [
      {
        __typename: 'LeadMatch',
        row: 0,
        reason,
        lead: { __typename: 'Lead', id: 'm1', companyName: 'Tram Museum', contactName: 'Helga Stein' },
      },
    ],
  });

test('the form of a new lead names an existing one with the same email, and links to it', async () => {
  const { sent } = showLeads({ LeadMatches: match('email') });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit New Lead' }));
  await userEvent.click(await screen.findByLabelText('Contact Email'));
  await userEvent.paste('helga@museum.example');
  const link = await screen.findByRole('link', { name: 'Tram Museum, Helga Stein' });
  expect(link).toHaveAttribute('href', '/sales-portal?tab=leads&lead=m1');
  expect(link.closest('[role=status]')).toHaveTextContent('Same email as an existing lead: Tram Museum, Helga Stein');
  expect(sent.filter(({ operation }) => operation === 'LeadMatches').at(-1)?.variables.input).toMatchObject({
    candidates: [{ contactEmail: 'helga@museum.example' }],
  });
});
