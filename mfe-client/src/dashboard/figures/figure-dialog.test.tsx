import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { invoicesReply, project, projectsReply, summaryReply } from '../../testing/replies.ts';
import { defaultReplies, showClient } from '../../testing/show-client.tsx';
import { FigureCards } from './figure-cards.tsx';
// Imported here so that tests don't wait for the dialog's compilation.
import './figure-dialog.tsx';

async function open(label: string, answers = {}) {
  const shown = showClient(<FigureCards />, answers);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`breakdown of ${label}`) }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: label })) };
}
const lines = async (dialog: Pick<typeof screen, 'findAllByRole'>) =>
  (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('Active Projects opens the counted projects, each with its status and a link', async () => {
  const { dialog } = await open('Active Projects');
  expect(await dialog.findByRole('link', { name: 'Booking portal' })).toHaveAttribute('href', '/client/projects/p1');
  expect(await lines(dialog)).toEqual(['Booking portalIn progress', 'InventoryTesting']);
  expect(dialog.getByText('Total').parentElement).toHaveTextContent('Total3');
  expect(dialog.getByRole('link', { name: 'Open Projects' })).toHaveAttribute('href', '/client/projects');
});

test('Total Invested opens what was paid of each invoice, and the total', async () => {
  const { dialog } = await open('Total Invested', {
    ClientInvoices: invoicesReply([
      { id: 'i1', number: 'INV-1', status: 'partly_paid', paid: '40.00' },
      { id: 'i2', number: 'INV-2', status: 'sent', paid: '0.00' },
      { id: 'i3', number: 'INV-3', status: 'void', paid: '10.00' },
    ]),
  });
  expect(await dialog.findByRole('link', { name: 'INV-1, Harbour' })).toHaveAttribute(
    'href',
    '/client/billing?invoice=i1',
  );
  expect(await lines(dialog)).toEqual(['INV-1, Harbour$40']);
  expect(dialog.getByText('Total').parentElement).toHaveTextContent('Total$34,500');
  expect(dialog.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', '/client/billing');
});

test('without a paid invoice Total Invested says so, and a list that failed to load has a retry', async () => {
  const { dialog, answers } = await open('Total Invested', { ClientInvoices: errorReply('UNAVAILABLE', 'Not now') });
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.getByText('Total').parentElement).toHaveTextContent('$34,500');
  answers.ClientInvoices = invoicesReply([]);
  await userEvent.click(retry);
  expect(await dialog.findByText('Nothing was paid yet')).toBeInTheDocument();
});

test('Monthly Support leaves out projects without a support fee', async () => {
  const { dialog } = await open('Monthly Support');
  await dialog.findByText('Old shop');
  expect(await lines(dialog)).toEqual(['Booking portal$129 a month', 'Inventory$129 a month', 'Old shop$129 a month']);
  expect(dialog.getByText('Total').parentElement).toHaveTextContent('Total$647.50 a month');
});

test('Money Saved explains the sample', async () => {
  const { dialog } = await open('Money Saved');
  expect(dialog.getByText(/^\$156,000 is a sample that shows/)).toBeInTheDocument();
});

test("Money Saved doesn't mention a sample if there is none", async () => {
  const { dialog } = await open('Money Saved', { ClientSummary: summaryReply({ isSample: false }) });
  expect(dialog.getByText('$156,000 is on record.')).toBeInTheDocument();
});

test('a breakdown loads more pages', async () => {
  const { dialog } = await open('Monthly Support', {
    ClientProjects: ({ after }: Record<string, unknown>) =>
      after
        ? projectsReply([project({ id: 'p9', title: 'The last one' })])
        : projectsReply([project({ id: 'p1', title: 'The first one' })], 'p1'),
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Show more projects' }));
  expect(await dialog.findByText('The last one')).toBeInTheDocument();
});

test('projects that failed to load can be retried, and the total stays', async () => {
  const { dialog, answers } = await open('Monthly Support', { ClientProjects: errorReply('UNAVAILABLE', 'Not now') });
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.getByText('Total').parentElement).toHaveTextContent('$647.50');
  answers.ClientProjects = defaultReplies.ClientProjects;
  await userEvent.click(retry);
  expect(await dialog.findByText('Old shop')).toBeInTheDocument();
});

test('Escape closes it and returns the focus to the figure', async () => {
  await open('Money Saved');
  // Blueprint moves the focus right before the next paint.
  const dialog = document.querySelector('.bp6-overlay');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /breakdown of Money Saved/ })).toHaveFocus());
});
