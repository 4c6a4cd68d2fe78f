import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { AccessMatrixDocument, type OperationKind } from '#gql/graphql.ts';
import { showFounder } from '../testing/show-founder.tsx';
import { AccessScreen } from './access-screen.tsx';

const operation = (name: string, kind: OperationKind, callers: string[]) => ({
  __typename: 'OperationAccess',
  name,
  kind,
  description: `What ${name} does`,
  audiences: ['user' as const],
  callers,
  requiresRecentAuth: name === 'createLead',
  tokenScope: name === 'leads' ? 'leads_read' : null,
});
const reply: MockResponse = replyTo(AccessMatrixDocument, {
  accessMatrix: {
    __typename: 'AccessMatrix',
    people: ['client', 'sales', 'founder'],
    operations: [
      operation('createLead', 'mutation', ['sales', 'founder']),
      operation('leads', 'query', ['sales', 'founder']),
      operation('projects', 'query', ['client', 'founder']),
    ],
  },
});
const show = (answer: MockResponse, path = '/admin-dashboard/access') =>
  showFounder(<AccessScreen />, { AccessMatrix: answer }, path);
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => within(header).getByText(/^(createLead|leads|projects)$/).textContent);

test('shows yes or no in words for each operation and audience', async () => {
  show(reply);
  const row = (await screen.findByRole('rowheader', { name: /createLead/ })).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['–No', 'YesSales', 'YesFounder']);
  expect(screen.getByRole('rowheader', { name: /leads.*token: leads_read/ })).toBeInTheDocument();
  expect(screen.getByText('3 of 3 operations')).toBeInTheDocument();
});

test('shows which operations need a recent sign-in', async () => {
  show(reply);
  expect(
    await screen.findByRole('rowheader', { name: /createLead Mutation · requires a recent sign-in/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /^leads/ })).not.toHaveTextContent('recent sign-in');
});

test('filters by audience, kind and text, and keeps the filters in the URL', async () => {
  const { address } = show(reply);
  await screen.findByRole('option', { name: 'Sales' });
  await userEvent.selectOptions(screen.getByLabelText('Callable by'), 'sales');
  expect(names()).toEqual(['createLead', 'leads']);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'query');
  expect(names()).toEqual(['leads']);
  expect(address()).toBe('/admin-dashboard/access?who=sales&kind=query');
  await userEvent.type(screen.getByLabelText('Search'), 'nothing');
  expect(await screen.findByText('No operations found')).toBeInTheDocument();
});

test('shows an error and a Retry button if the permissions fail to load', async () => {
  const { answers } = show(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't load API permissions")).toBeInTheDocument();
  answers.AccessMatrix = reply;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('createLead')).toBeInTheDocument();
});
