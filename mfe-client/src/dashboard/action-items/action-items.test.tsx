import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { actionItemsReply } from '../../testing/replies.ts';
import { showClient } from '../../testing/show-client.tsx';
import { useActionItems } from './use-action-items.ts';
import { ActionItems } from './action-items.tsx';

const ActionItemsHarness = () => <ActionItems actionItems={useActionItems()} />;
const show = (answers = {}) => showClient(<ActionItemsHarness />, answers);

beforeEach(() => sessionStorage.clear());

test('each item shows what it is, what to do and since when, and links there', async () => {
  show({
    ClientActionItems: actionItemsReply([
      { kind: 'ticket_to_answer', id: 't1', title: 'Wrong currency', path: '/client/support/t1' },
      {
        kind: 'project_to_try',
        id: 'p1',
        title: 'Booking portal',
        detail: 'Ready to try',
        path: '/client/projects/p1',
      },
      {},
    ]),
  });
  const [ticket, toTry, toRate] = await screen.findAllByRole('link');
  expect(ticket).toHaveAttribute('href', '/client/support/t1');
  expect(ticket).toHaveTextContent(/^Your ticketWrong currency/);
  expect(toTry).toHaveTextContent(/^To tryBooking portalReady to trysince /);
  expect(toTry).toHaveAttribute('href', '/client/projects/p1');
  expect(toRate).toHaveTextContent(/^To rateSpare Part Finder/);
});

test('renders nothing if there are no action items', async () => {
  const { sent } = show({ ClientActionItems: actionItemsReply([]) });
  await screen.findByRole('region', { name: 'Needs your attention' });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(sent.map(({ operation }) => operation)).toContain('ClientActionItems');
});

test('shows the number of hidden items, with links to them', async () => {
  show({ ClientActionItems: actionItemsReply([{}], 9) });
  expect(await screen.findByText(/^and 8 more in/)).toHaveTextContent('and 8 more in Projects and Support');
});

test('a list that failed to load says so and has a Retry button', async () => {
  const { answers } = show({ ClientActionItems: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const panel = await screen.findByRole('region', { name: 'Needs your attention' });
  answers.ClientActionItems = actionItemsReply([{}]);
  await userEvent.click(await within(panel).findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Spare Part Finder')).toBeInTheDocument();
});
