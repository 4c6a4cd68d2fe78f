import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { securityEventKinds } from 'rules/security-events';
import { errorReply, type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import { type SecurityEventRow_EventFragment, SecurityLogDocument } from '#gql/graphql.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { getExportUrl } from './save-security-log.ts';
import { parseFilter } from './security-filters.ts';
import { SecurityLogScreen } from './security-log-screen.tsx';

type Event = Fixture<SecurityEventRow_EventFragment>;

const event = (fields: Partial<Event> = {}): Event => ({
  __typename: 'SecurityEvent',
  id: 's1',
  kind: 'sign_in_failed',
  email: 'ada@demo.test',
  address: '192.0.2.7',
  device: 'Firefox on Linux',
  requestId: 'request-1',
  details: 'Wrong password',
  count: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:40.000Z',
  ...fields,
});
const log = (events: Event[], endCursor: string | null = null) =>
  replyTo(SecurityLogDocument, { securityEvents: toConnection('SecurityEvent', events, endCursor) });
const show = (answers: Record<string, MockResponse>, path = '/admin/security') =>
  showScreen(<SecurityLogScreen />, { path, answers });

test('each event says what happened, to which account, and from where', async () => {
  show({
    SecurityLog: log([event({ count: 1200 }), event({ id: 's2', kind: 'signed_out', email: null, details: null })]),
  });
  const [, failed, signedOut] = await screen.findAllByRole('row');
  const row = within(failed ?? document.body);
  expect(row.getByRole('rowheader')).toHaveTextContent(/Sign-in failed\s*Wrong password\s*1,200 times, last at/);
  expect(row.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
  expect(
    row
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['ada@demo.test', '192.0.2.7', 'Firefox on Linux', 'request-1']);
  expect(signedOut).toHaveTextContent('Signed out');
  expect(within(signedOut ?? document.body).queryByRole('img', { name: 'Warning' })).not.toBeInTheDocument();
});

test('only the rows near the viewport are in the DOM', async () => {
  const ids = Array.from({ length: 300 }, (_, place) => `s${place}`);
  show({ SecurityLog: log(ids.map((id) => event({ id }))) });
  const table = await screen.findByRole('table', { name: 'Security events' });
  expect(table).toHaveAttribute('aria-rowcount', '301');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('filters are sent to the server and kept in the address', async () => {
  const { getInputs, address } = show({ SecurityLog: log([event()]) }, '/admin/security?from=2026-11-20');
  await userEvent.selectOptions(await screen.findByLabelText('Event'), 'Rate limit reached');
  await userEvent.type(screen.getByLabelText('Account'), 'ada');
  await userEvent.type(screen.getByLabelText('Address'), '192.0');
  await waitFor(() =>
    expect(getInputs('SecurityLog').at(-1)).toMatchObject({
      kinds: ['limit_reached'],
      account: 'ada',
      address: '192.0',
      from: new Date(2026, 10, 20).toISOString(),
      until: null,
    }),
  );
  await waitFor(() =>
    expect(address()).toBe('/admin/security?from=2026-11-20&event=limit_reached&account=ada&address=192.0'),
  );
});

test('all warnings are one choice, and the exported file has what the filter selects', () => {
  const filter = parseFilter(new URLSearchParams('event=warnings&account=ada'));
  expect(filter.kinds).toContain('sign_in_failed');
  expect(filter.kinds).not.toContain('sign_in_succeeded');
  expect(securityEventKinds).toEqual(expect.arrayContaining(filter.kinds ?? []));
  const url = new URL(getExportUrl(filter), 'http://own');
  expect(url.searchParams.get('account')).toBe('ada');
  expect(url.searchParams.get('kinds')?.split(',')).toEqual(filter.kinds);
  expect(url.searchParams.has('from')).toBe(false);
});

test('no match and an empty log say so', async () => {
  show({ SecurityLog: log([]) }, '/admin/security?account=unknown');
  expect(await screen.findByText('No events found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('No events yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('From later than To is the reason why nothing is found', async () => {
  show({ SecurityLog: log([]) }, '/admin/security?from=2026-11-22&to=2026-11-20');
  expect(await screen.findByText(/From is later than To/)).toBeInTheDocument();
});

test('an event that the log does not know is ignored', async () => {
  const { getInputs } = show({ SecurityLog: log([]) }, '/admin/security?event=nonsense');
  expect(await screen.findByText('No events yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  expect(getInputs('SecurityLog').at(-1)).toMatchObject({ kinds: null });
});

test('a failure says so, and Retry loads the log', async () => {
  const { answers } = show({ SecurityLog: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await screen.findByText("Couldn't load the security log")).toBeInTheDocument();
  answers.SecurityLog = log([event()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sign-in failed', { selector: 'span' })).toBeInTheDocument();
});

test('older events load on request', async () => {
  const { getInputs, answers } = show({ SecurityLog: log([event()], 'c1') });
  await screen.findByText('ada@demo.test');
  answers.SecurityLog = log([event({ id: 's0', email: 'older@demo.test' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Show older events' }));
  expect(await screen.findByText('older@demo.test')).toBeInTheDocument();
  expect(getInputs('SecurityLog').at(-1)).toMatchObject({ after: 'c1' });
});

test('the file is fetched from the server, and a refusal is shown', async () => {
  show({ SecurityLog: log([event()]) });
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(button);
  expect(await screen.findByText(/Couldn't export the security log/)).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
});
