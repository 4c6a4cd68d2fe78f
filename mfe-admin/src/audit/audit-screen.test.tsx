import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type Fixture, replyTo, toConnection } from 'kit/test/network';
import { AuditActorsDocument, AuditLogDocument } from '#gql/graphql.ts';
import { showFounder } from '../testing/show-founder.tsx';
import { toAuditCsv } from './to-audit-csv.ts';
import { AuditScreen } from './audit-screen.tsx';
import type { AuditEntry } from './use-audit-log.ts';

const ada = { __typename: 'User', id: 'a1', firstName: 'Ada', lastName: 'King', email: 'ada@demo.test' };
const entry = (fields: Partial<AuditEntry> = {}): Fixture<AuditEntry> => ({
  __typename: 'AuditEntry',
  id: 'e1',
  action: 'contractor_role_created',
  subjectKind: 'contractor_role',
  subjectId: 'r1',
  subjectLabel: 'QA lead',
  details: 'qa_lead',
  address: '192.0.2.7',
  createdAt: new Date().toISOString(),
  actor: { ...ada, profileImageUrl: null },
  ...fields,
});
const reply = (entries: AuditEntry[], endCursor: string | null = null) =>
  replyTo(AuditLogDocument, { auditEntries: toConnection('AuditEntry', entries, endCursor) });
type Answers = Parameters<typeof showFounder>[1];
const show = (answers: Answers, path = '/admin-dashboard/audit') =>
  showFounder(<AuditScreen />, { AuditActors: replyTo(AuditActorsDocument, { auditActors: [ada] }), ...answers }, path);

test('each entry shows the person, action, subject, time and IP address, under its day', async () => {
  const old = entry({ id: 'e0', action: 'signed_in', details: null, createdAt: '2020-01-05T12:00:00.000Z' });
  show({ AuditLog: reply([entry(), old]) });
  const rows = within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');
  const [row, older] = rows;
  expect(within(row!).getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(row).toHaveTextContent('Ada King');
  expect(row).toHaveTextContent('Created a contractor role: QA leadqa_lead192.0.2.7');
  expect(within(older!).getByRole('heading', { name: /2020/ })).toBeInTheDocument();
  expect(older).toHaveTextContent('Signed in');
});

test('filters are sent to the server and kept in the URL', async () => {
  const { getInputs, address } = show({ AuditLog: reply([entry()]) }, '/admin-dashboard/audit?from=2026-11-20');
  expect(await screen.findByRole('option', { name: 'Ada King' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'ada@demo.test');
  await userEvent.selectOptions(screen.getByLabelText('What'), 'signed_in');
  await userEvent.type(screen.getByLabelText('Search'), 'qa');
  await waitFor(() =>
    expect(getInputs('AuditLog').at(-1)).toMatchObject({
      actor: 'ada@demo.test',
      action: 'signed_in',
      search: 'qa',
      from: new Date(2026, 10, 20).toISOString(),
      until: null,
    }),
  );
  await waitFor(() =>
    expect(address()).toBe('/admin-dashboard/audit?from=2026-11-20&who=ada%40demo.test&action=signed_in&q=qa'),
  );
});

test('no match and an empty log say so', async () => {
  show({ AuditLog: reply([]) }, '/admin-dashboard/audit?q=nothing');
  expect(await screen.findByText('No entries found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('No entries yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test.each([
  ['q=nothing', true],
  ['from=2020-01-01&to=2020-01-07', true],
  [`from=${new Date().toISOString().slice(0, 10)}`, false],
])('with no match for %s, archived entries are mentioned: %s', async (filter, isMentioned) => {
  show({ AuditLog: reply([]) }, `/admin-dashboard/audit?${filter}`);
  await screen.findByText('No entries found');
  expect(screen.queryAllByText(/Entries older than a year may be in the archive/)).toHaveLength(isMentioned ? 1 : 0);
});

test('a new entry appears live', async () => {
  const { answers, emitAuditEvent } = show({ AuditLog: reply([entry()]) });
  await screen.findByText('QA lead');
  answers.AuditLog = reply([entry({ id: 'e2', subjectLabel: 'Cartographer' }), entry()]);
  await emitAuditEvent('contractor_role');
  expect(await screen.findByText('Cartographer')).toBeInTheDocument();
});

test('older entries load on request', async () => {
  const { getInputs, answers } = show({ AuditLog: reply([entry()], 'c1') });
  await screen.findByText('QA lead');
  answers.AuditLog = reply([entry({ id: 'e0', subjectLabel: 'Older' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Older')).toBeInTheDocument();
  expect(getInputs('AuditLog').at(-1)).toMatchObject({ after: 'c1' });
});

test('a failure says so, and Retry loads the log', async () => {
  const { answers } = show({ AuditLog: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await screen.findByText("Couldn't load the audit log")).toBeInTheDocument();
  answers.AuditLog = reply([entry()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('QA lead')).toBeInTheDocument();
});

test('exports all matching entries, not only the rows on screen', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:table');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { getInputs } = show({
    AuditLog: ({ after }) => (after ? reply([entry({ id: 'e0' })]) : reply([entry()], 'c1')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(getInputs('AuditLog').slice(-2)).toMatchObject([
    { first: 500, after: null },
    { first: 500, after: 'c1' },
  ]);
});

test.each([
  [20, 10_000, 'and nothing more is said', false],
  [21, 10_000, 'and it is said that there are more', true],
])('of %s pages of 500 entries the newest %s are exported, %s', async (pages, count, _, isSaid) => {
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { getInputs } = show({
    AuditLog: ({ first, after }) => {
      if (first !== 500) return reply([entry()]);
      const page = Number(after ?? 0);
      const entries = Array.from({ length: 500 }, (__, place) => entry({ id: `e${page}-${place}` }));
      return reply(entries, page + 1 < pages ? String(page + 1) : null);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1), { timeout: 15_000 });
  expect(getInputs('AuditLog').filter(({ first }) => first === 500)).toHaveLength(20);
  const rows = new TextDecoder().decode(await files[0]?.arrayBuffer()).split('\r\n');
  expect(rows.filter((row) => row.includes('QA lead'))).toHaveLength(count);
  expect(screen.queryAllByText(/^The file has the newest 10000 entries/)).toHaveLength(isSaid ? 1 : 0);
});

test('the CSV doubles quotes and escapes formulas', () => {
  const table = toAuditCsv([entry({ subjectLabel: '=1+1', details: 'a "b", c', address: null })]);
  expect(table.split('\r\n')[1]).toContain(`,'=1+1,r1,"a ""b"", c",`);
});
