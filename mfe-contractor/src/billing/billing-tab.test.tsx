import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponse, errorReply } from 'kit/test/network';
import { billingReply, payoutsReply } from '../testing/figures.ts';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for it to compile.
import './billing-tab.tsx';
import './history/history-chart.tsx';

const three: Parameters<typeof payoutsReply>[0] = [
  { id: '1', kind: 'bonus', amount: '250.00', paidAt: '2026-11-20T12:00:00.000Z' },
  { id: '2', kind: 'project', amount: '8300.10', paidAt: '2026-10-31T23:30:00.000Z', project: 'Harbour' },
  { id: '3', kind: 'support_residual', amount: '64.50', paidAt: '2026-10-20T12:00:00.000Z', project: 'Invoices' },
];
const payouts = payoutsReply(three);
const showBilling = (answers: Record<string, MockResponse> = {}) =>
  showHub({ HubBilling: billingReply(), HubPayouts: payouts, ...answers }, { search: 'tab=billing' });
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
const getCells = (row: HTMLElement | undefined) =>
  row ? [...row.children].map(({ textContent }) => textContent) : undefined;

test('shows this month and all time by kind, with the labels of the specification', async () => {
  showBilling();
  await screen.findByText('$16,843.50');
  const readings = async (name: string) => {
    const panel = await findRegion(name);
    const figures = panel.getAllByRole('definition');
    return panel.getAllByRole('term').map(({ textContent }, place) => [textContent, figures[place]?.textContent]);
  };
  expect(await readings('Current month')).toEqual([
    ['Project payouts', '$8,300'],
    ['Support residuals', '$64.50'],
    ['Bonuses', '$250'],
    ['Total', '$8,614.50'],
  ]);
  expect(await readings('All-time')).toEqual([
    ['Payouts', '$16,400'],
    ['Support revenue', '$193.50'],
    ['Bonuses', '$250'],
    ['Total', '$16,843.50'],
  ]);
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('the chart is in chronological order, and the table starts with the current month', async () => {
  showBilling();
  const history = await findRegion('Payment history');
  const [head, november, october] = await history.findAllByRole('row');
  expect(getCells(head)).toEqual(['Month', 'Project payouts', 'Support residuals', 'Bonuses', 'Total']);
  expect(getCells(november)).toEqual(['November 2026', '$8,300', '$64.50', '$250', '$8,614.50']);
  expect(getCells(october)).toEqual(['October 2026', '$2,800', '$64.50', '$0', '$2,864.50']);
  expect(november?.querySelector('th')).toHaveAttribute('scope', 'row');
  const chart = await history.findByRole('img', { name: /^Payments of the last four months/ });
  const bars = [...chart.querySelectorAll('rect title')].map(({ textContent }) => textContent);
  expect(bars[0]).toBe('Project payouts, Oct: $2,800');
  expect(bars).toContain('Bonuses, Nov: $250');
});

test('samples are tagged: each figure, and the history as a whole', async () => {
  showBilling({ HubBilling: billingReply({ isSample: true }), HubPayouts: payoutsReply([]) });
  await screen.findByText('$16,843.50');
  expect((await findRegion('Current month')).getAllByText('Sample')).toHaveLength(4);
  expect((await findRegion('All-time')).getAllByText('Sample')).toHaveLength(4);
  expect((await findRegion('Payment history')).getAllByText('Sample')).toHaveLength(1);
  expect(await screen.findByText('No payouts yet')).toBeInTheDocument();
});

test("each payment is listed under its month in the agency's time zone, with its project", async () => {
  showBilling();
  const list = await findRegion('Payouts');
  expect(await list.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(list.getByText('$8,550.10')).toBeInTheDocument();
  const [bonus, harbour, invoices] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(bonus).toMatch(/Bonus.*\$250$/);
  expect(harbour).toMatch(/^HarbourProject payout.*\$8,300\.10$/);
  expect(invoices).toMatch(/InvoicesSupport residual.*\$64\.50$/);
});

test('a list that is cut says so', async () => {
  showBilling({ HubPayouts: payoutsReply(three, 'more') });
  expect(await screen.findByText('Showing the latest 3.')).toBeInTheDocument();
});

test('with no payments and samples turned off, the history shows its empty state', async () => {
  showBilling({ HubBilling: billingReply({ history: [] }), HubPayouts: payoutsReply([]) });
  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['HubBilling', "Couldn't load your billing", '$16,843.50', 'Harbour'],
  ['HubPayouts', "Couldn't load your payouts", 'Harbour', '$16,843.50'],
] as const)(
  'if %s fails, only its panel shows an error and can be retried',
  async (operation, says, missing, stays) => {
    const { answers } = showBilling({ [operation]: errorReply('UNAVAILABLE', 'Try again') });
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(await screen.findByText(stays)).toBeInTheDocument();
    answers[operation] = operation === 'HubBilling' ? billingReply() : payouts;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(missing)).toBeInTheDocument();
  },
);

test('a failed refresh keeps the figures on screen', async () => {
  const { answers, sent, live } = showBilling();
  await screen.findByText('$16,843.50');
  const requests = () => sent.filter(({ operation }) => operation === 'HubBilling').length;
  const before = requests();
  answers.HubBilling = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(screen.getByText('$16,843.50')).toBeInTheDocument();
  expect(screen.queryByText("Couldn't load your billing")).not.toBeInTheDocument();
});
