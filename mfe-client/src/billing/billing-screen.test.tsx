import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { project, projectsReply, summaryReply } from '../testing/replies.ts';
import { defaultReplies, showClient } from '../testing/show-client.tsx';
import { BillingScreen } from './billing-screen.tsx';

const show = (answers = {}) => showClient(<BillingScreen />, answers);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const getRow = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const twoPages = ({ after }: Record<string, unknown>) =>
  after
    ? projectsReply([project({ id: 'p9', title: 'The last one' })])
    : projectsReply([project({ id: 'p1', title: 'The first one' })], 'p1');

test('each project shows its status and fees, and links to its screen', async () => {
  show();
  const row = await getRow('Old shop');
  expect(cells(row)).toEqual(['Completed', expect.any(String), '$7,500', '$129']);
  expect(within(row).getByRole('link', { name: 'Old shop' })).toHaveAttribute('href', '/client/projects/p3');
});

test('a fee that is not agreed yet is not shown as zero', async () => {
  const unpriced = { implementationFee: '0.00', monthlySupportFee: '0.00' };
  show({
    ClientProjects: projectsReply([
      project({ id: 'p1', title: 'Big plan', ...unpriced }),
      project({ id: 'p2', title: 'Given up', status: 'cancelled', ...unpriced }),
    ]),
  });
  expect(cells(await getRow('Big plan')).slice(2)).toEqual(['To be agreed', 'None']);
  expect(cells(await getRow('Given up')).slice(2)).toEqual(['$0', 'None']);
});

test('the totals come from the server, with explanations', async () => {
  show();
  expect(await screen.findByText('$34,500')).toBeInTheDocument();
  expect(screen.getByText('$647.50')).toBeInTheDocument();
  expect(screen.getByText(/^What you have paid so far/)).toBeInTheDocument();
  expect(screen.getByText(/^Support fees of all projects/)).toBeInTheDocument();
});

test('without projects it says so, and printing is disabled', async () => {
  show({ ClientProjects: projectsReply([]), ClientSummary: summaryReply({ paid: '0.00' }) });
  expect(await screen.findByText('No fees yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('rows and totals fail and are retried independently, and printing needs both', async () => {
  const { answers } = show({
    ClientProjects: errorReply('UNAVAILABLE', 'Try again in a moment'),
    ClientSummary: errorReply('UNAVAILABLE', 'Try again in a moment'),
  });
  const rows = await screen.findByRole('region', { name: 'Fees by project' });
  const inRows = await within(rows).findByRole('button', { name: 'Retry' });
  Object.assign(answers, defaultReplies);
  await userEvent.click(inRows);
  expect(await getRow('Old shop')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$34,500')).toBeInTheDocument();
});

test("Print prints at once if everything has loaded, with the client's name", async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Carla Reyes, carla@example.test')).toBeInTheDocument();
  expect(screen.getByText('10x Labs')).toBeInTheDocument();
});

test('Print loads the remaining rows first', async () => {
  const shown: number[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => void shown.push(screen.getAllByRole('row').length));
  show({ ClientProjects: twoPages });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(shown).toEqual([3]));
  expect(screen.getByText('The last one')).toBeInTheDocument();
});

test("the remaining rows load in the background, so that the browser's own print is complete", async () => {
  show({ ClientProjects: twoPages });
  expect(await screen.findByText('The last one')).toBeInTheDocument();
  expect(screen.queryByText(/^Some projects are missing/)).not.toBeInTheDocument();
});

test('a failed page is not retried in a loop, and the printout says that rows are missing', async () => {
  const { sent } = show({
    ClientProjects: (variables: Record<string, unknown>) =>
      variables.after ? errorReply('UNAVAILABLE', 'Try again in a moment') : twoPages(variables),
  });
  expect(await screen.findByText("Couldn't load more projects")).toBeInTheDocument();
  expect(screen.getByText(/^Some projects are missing/)).toBeInTheDocument();
  expect(sent.filter(({ variables }) => variables.after)).toHaveLength(1);
});

test('prints nothing if the remaining rows fail to load, and the list says so', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { answers } = show({
    ClientProjects: (variables: Record<string, unknown>) =>
      variables.after ? errorReply('UNAVAILABLE', 'Try again in a moment') : twoPages(variables),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText("Couldn't load more projects")).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
  answers.ClientProjects = twoPages;
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('the statement shows the time of printing, however it was started', async () => {
  show();
  const made = await screen.findByText(/^As of/);
  const first = made.textContent;
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2031-05-06T12:00:00.000Z');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(made.textContent).not.toBe(first);
  expect(made).toHaveTextContent(/2031/);
});
