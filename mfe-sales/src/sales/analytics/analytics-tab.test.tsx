import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse } from 'kit/test/network';
import { analyticsReply, metricsReply } from '../../testing/analytics.ts';
import { showSales } from '../../testing/show-sales.tsx';
// Imported up front so that no test waits for it to compile.
import './analytics-tab.tsx';
import './months/month-charts.tsx';

const show = (answers: Record<string, MockResponse> = {}, search = '') =>
  showSales(
    { SalesMetrics: metricsReply(true), SalesAnalytics: analyticsReply(), ...answers },
    `tab=analytics${search}`,
  );
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
const getCells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

test('the six sample figures match the specification, each with its Sample tag', async () => {
  show();
  await screen.findByText('$127,500');
  const panel = await findRegion('Sales Analytics');
  const figures = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(panel.getAllByRole('term').map(({ textContent }, place) => [textContent, figures[place]])).toEqual([
    ['Monthly Revenue', '$127,500Sample'],
    ['Active Leads', '18Sample'],
    ['Conversion Rate', '32%Sample'],
    ['Deals Closed This Month', '7Sample'],
    ['Total Clients', '45Sample'],
    ['Average Deal Size', '$8,500Sample'],
  ]);
});

test('each chart is in chronological order, and the table has every figure, the current month first', async () => {
  show({ SalesMetrics: metricsReply(false) });
  const leads = await screen.findByRole('img', { name: /^Leads by month/ });
  const bars = [...leads.querySelectorAll('rect title')].map(({ textContent }) => textContent);
  expect(bars).toEqual(['Won, Sep: 2', 'Won, Oct: 1', 'Open, Nov: 4', 'Lost, Sep: 1']);
  expect(await screen.findByRole('img', { name: /^Win rate by month/ })).toHaveTextContent('67%');
  expect((await findRegion('Days from lead to won')).getByText('Median 12.5 days')).toBeInTheDocument();
  const [head, november, october, september] = within(
    screen.getByRole('table', { name: 'Month by month' }),
  ).getAllByRole('row');
  expect(getCells(head).slice(0, 2)).toEqual(['Month', 'New leads']);
  expect(getCells(november)).toEqual(['November 2026', '4', '0', '4', '0', '0', '1', '0%', '–']);
  expect(getCells(october)).toEqual(['October 2026', '1', '1', '0', '0', '2', '1', '67%', '12.5']);
  expect(getCells(september)?.at(-2)).toBe('–');
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a month with nothing closed shows no rate instead of zero', async () => {
  show();
  const chart = await screen.findByRole('img', { name: /^Win rate/ });
  const totals = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(totals).toContain('–');
  expect(totals).toContain('67%');
});

test('leads are broken down by status, project type and budget', async () => {
  show();
  const lines = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect((await lines('Funnel by status'))[0]).toBe('New Lead3');
  expect(await lines('By project type')).toEqual(['Automation52 won', 'AI chatbot21 won', 'Not specified10 won']);
  const rule = screen.getByRole('progressbar', { name: 'AI chatbot' });
  expect(rule).toHaveAttribute('aria-valuetext', '2 of 8');
});

test('the period is in the URL, and the current figures stay while another period loads', async () => {
  const { sent, answers, address } = show({}, '&months=6');
  await screen.findByText('Median 12.5 days');
  expect(sent.find(({ operation }) => operation === 'SalesAnalytics')?.variables).toEqual({ months: 6 });
  expect(screen.getByRole('button', { name: '6 months' })).toHaveAttribute('aria-pressed', 'true');
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  answers.SalesAnalytics = () => promise;
  await userEvent.click(screen.getByRole('button', { name: '3 months' }));
  expect(address().get('months')).toBe('3');
  expect(screen.getByText('Median 12.5 days')).toBeInTheDocument();
  resolve(analyticsReply({ daysToWin: 9 }));
  expect(await screen.findByText('Median 9 days')).toBeInTheDocument();
});

test('the figures on screen can be exported as CSV, with samples marked and formulas escaped', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:figures';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  show({}, '&months=3');
  await screen.findByText('Median 12.5 days');
  await screen.findByText('$127,500');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(names).toEqual(['sales-2026-11-3-months.csv']);
  const lines = new TextDecoder().decode(await toBytes(saved)).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['Part,Of,Figure,Value,Sample', 'Figures,Now,Monthly Revenue,127500,yes']);
  expect(lines).toContain('Month by month,2026-10,Win rate in percent,67,no');
  expect(lines).toContain('Month by month,2026-09,Days from lead to won,,no');
  expect(lines).toContain("By budget,'=15k,Leads,8,no");
});

test('the export is disabled until the chosen period has loaded', async () => {
  const { answers } = show({}, '&months=3');
  await screen.findByText('Median 12.5 days');
  expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
  answers.SalesAnalytics = () => new Promise<never>(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: '6 months' }));
  expect(screen.getByText('Median 12.5 days')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
});

test('live changes update figures and charts', async () => {
  const { answers, live } = show();
  await screen.findByText('Median 12.5 days');
  await waitFor(() => expect(live.countSubscribers('SalesLeadChanged')).toBe(1));
  answers.SalesMetrics = metricsReply(false, { activeLeads: '21' });
  answers.SalesAnalytics = analyticsReply({ daysToWin: 11 });
  live.emit('SalesLeadChanged', { leadChanged: { __typename: 'Lead', id: 'l2' } });
  expect(await screen.findByText('Median 11 days')).toBeInTheDocument();
  expect(screen.getByText('21')).toBeInTheDocument();
});

test('without leads the charts show a placeholder below the figures', async () => {
  show({ SalesAnalytics: analyticsReply({ hasLeads: false }) });
  expect(await screen.findByText('Coming soon')).toBeInTheDocument();
  expect(await screen.findByText('$127,500')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['SalesMetrics', "Couldn't load the figures", '$127,500', 'Median 12.5 days'],
  ['SalesAnalytics', "Couldn't load lead figures", 'Median 12.5 days', '$127,500'],
] as const)(
  'if %s fails, only its panel shows an error and can be retried',
  async (operation, says, missing, stays) => {
    const { answers } = show({ [operation]: errorReply('UNAVAILABLE', 'Try again') });
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(await screen.findByText(stays)).toBeInTheDocument();
    answers[operation] = operation === 'SalesMetrics' ? metricsReply(true) : analyticsReply();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(missing)).toBeInTheDocument();
  },
);

const toBytes = (file: Blob | undefined) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file ?? new Blob());
  });

test.each(['SalesMetrics', 'SalesAnalytics'])(
  'a failed refresh of %s keeps the figures on screen',
  async (operation) => {
    const { answers, sent, live } = show();
    await screen.findByText('$127,500');
    await screen.findByText('Median 12.5 days');
    const requests = () => sent.filter(({ operation }) => operation === operation).length;
    const before = requests();
    answers[operation] = errorReply('UNAVAILABLE', 'Try again');
    await act(async () => live.disconnect());
    await act(async () => live.reconnect());
    await waitFor(() => expect(requests()).toBeGreaterThan(before));
    await act(async () => {});
    expect(screen.getByText('$127,500')).toBeInTheDocument();
    expect(screen.getByText('Median 12.5 days')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
);
