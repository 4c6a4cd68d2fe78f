import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { contact, contactsReply } from '../../testing/contacts.ts';
import { showSales } from '../../testing/show-sales.tsx';
// Imported up front so that no test waits for it to compile.
import './contacts-tab.tsx';

const clara = contact({
  email: 'clara@meyer.example',
  name: 'Clara Meyer',
  company: null,
  isClient: true,
  projects: 6,
});
const show = (answers: Parameters<typeof showSales>[0], search = '') => showSales(answers, `tab=contacts${search}`);
const findRows = async () =>
  (await screen.findAllByRole('row', { name: /Helga|Clara|Mei/ })).map((row) => row.textContent);
const lastQuery = (sent: ReturnType<typeof show>['sent']) =>
  sent.findLast(({ operation }) => operation === 'Contacts')?.variables;

test('each contact shows name, details and type', async () => {
  show({ Contacts: contactsReply([{ ...clara, leadStatus: 'won' }, contact({ phone: '+49 (30) 12' })]) });
  const helga = within(await screen.findByRole('row', { name: /Helga Stein/ }));
  expect(helga.getByRole('rowheader')).toHaveTextContent('Helga SteinTram Museum');
  expect(helga.getByRole('link', { name: 'helga@museum.example' })).toHaveAttribute(
    'href',
    'mailto:helga@museum.example',
  );
  expect(helga.getByRole('link', { name: '+49 (30) 12' })).toHaveAttribute('href', 'tel:+493012');
  const lead = helga.getByRole('link', { name: 'Lead: Proposal, Helga Stein' });
  expect(lead).toHaveAttribute('href', expect.stringContaining('?tab=leads&lead=l1'));
  expect(helga.queryByText('Client')).not.toBeInTheDocument();
  const meyer = within(screen.getByRole('row', { name: /Clara Meyer/ }));
  expect(meyer.getByText('Client')).toBeInTheDocument();
  expect(meyer.getByText('Lead: Won')).toBeInTheDocument();
  expect(meyer.getByText('6')).toBeInTheDocument();
});

test('the email can be copied', async () => {
  const user = userEvent.setup();
  show({ Contacts: contactsReply([contact()]) });
  await user.click(await screen.findByRole('button', { name: 'Copy email of Helga Stein' }));
  expect(await screen.findByText('Copied!')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('helga@museum.example');
});

test('the search is debounced and in the URL; previous results stay meanwhile', async () => {
  const { sent, answers, address } = show({ Contacts: contactsReply([contact(), clara]) });
  await screen.findByText('Helga Stein');
  answers.Contacts = ({ search }) => contactsReply(search === 'clara' ? [clara] : [contact()]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'clara');
  expect(screen.getByText('Helga Stein')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Helga Stein')).not.toBeInTheDocument());
  expect(lastQuery(sent)).toMatchObject({ search: 'clara', kind: null, leadStatus: null });
  expect(sent.filter(({ operation }) => operation === 'Contacts')).toHaveLength(2);
  expect(address().get('q')).toBe('clara');
});

test('clients, leads, and leads of one status can be filtered; Clear resets the filter', async () => {
  const { sent, address } = show({ Contacts: contactsReply([contact()]) }, '&show=won');
  await screen.findByText('Helga Stein');
  expect(lastQuery(sent)).toMatchObject({ kind: null, leadStatus: 'won' });
  const choice = screen.getByRole('combobox', { name: 'Show' });
  expect(choice).toHaveValue('won');
  await userEvent.selectOptions(choice, 'Clients');
  await waitFor(() => expect(lastQuery(sent)).toMatchObject({ kind: 'client', leadStatus: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(lastQuery(sent)).toMatchObject({ kind: null, leadStatus: null }));
  expect(address().get('show')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the empty text of the specification shows only if there are no contacts at all', async () => {
  const { answers } = show({ Contacts: contactsReply([]) });
  expect(await screen.findByText('Coming soon')).toBeInTheDocument();
  answers.Contacts = contactsReply([]);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No contacts found')).toBeInTheDocument();
  expect(screen.queryByText('Coming soon')).not.toBeInTheDocument();
});

test('the list loads its next page, and live changes appear in it', async () => {
  const { answers, live, sent } = show({ Contacts: contactsReply([contact()], 'the end') });
  await screen.findByText('Helga Stein');
  answers.Contacts = contactsReply([clara]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more contacts' }));
  await waitFor(async () => expect(await findRows()).toHaveLength(2));
  expect(lastQuery(sent)).toMatchObject({ after: 'the end' });
  answers.Contacts = contactsReply([contact({ email: 'mei@lantern.example', name: 'Mei Tan' }), contact(), clara]);
  await waitFor(() => expect(live.countSubscribers('SalesLeadChanged')).toBe(1));
  live.emit('SalesLeadChanged', { leadChanged: { __typename: 'Lead', id: 'l2' } });
  expect(await screen.findByText('Mei Tan')).toBeInTheDocument();
  expect(await findRows()).toHaveLength(3);
});

test('a list that failed to load shows an error and can be retried', async () => {
  const { answers } = show({ Contacts: errorReply('UNAVAILABLE', 'Try again') });
  expect(await screen.findByText("Couldn't load contacts")).toBeInTheDocument();
  answers.Contacts = contactsReply([contact()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Helga Stein')).toBeInTheDocument();
});
