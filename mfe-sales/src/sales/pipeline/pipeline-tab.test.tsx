import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse } from 'kit/test/network';
import { deal, lead, movedReply, phasesWith, pipelineReply } from '../../testing/pipeline.ts';
import { showSales } from '../../testing/show-sales.tsx';
// Imported up front so that no test waits for it to compile.
import 'kit/dialog';

const start = phasesWith({ requirements: [lead()], development: [deal()] });
const show = (answers: Parameters<typeof showSales>[0] = {}) =>
  showSales({ SalesPipeline: pipelineReply(start), ...answers });
const column = async (name: string) => screen.findByRole('region', { name });
const cardsIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('listitem')
    .map((card) => card.querySelector('strong')?.textContent);

async function moveTo(title: string, phase: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Move ${title}.* to…$`) }));
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(phase) }));
}

/** Holds the server's response to a mutation until the test releases it. */
function createDeferredReply() {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  return { answer: () => promise, release: resolve };
}

test('each phase shows its count and value, each deal its details', async () => {
  show();
  const requirements = await column('Requirements');
  expect(within(requirements).getByText('$15,000', { selector: 'p' })).toBeInTheDocument();
  const card = within(requirements).getByRole('listitem');
  for (const words of ['Tram Museum', 'Helga Stein', 'High', 'Lead']) expect(card).toHaveTextContent(words);
  expect(within(card).getByRole('link', { name: 'Tram Museum' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=leads&lead=l1'),
  );
  expect(within(await column('Development')).getByRole('listitem')).toHaveTextContent(/Web shop.*Medium.*Project/);
  expect(within(await column('Testing')).getByText('Nothing in testing')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test("samples are tagged and can't be moved", async () => {
  const sample = { id: null, isSample: true };
  const phases = phasesWith({ testing: [deal({ ...sample, title: 'One' }), deal({ ...sample, title: 'Two' })] });
  show({ SalesPipeline: pipelineReply(phases) });
  expect(await cardsIn('Testing')).toEqual(['One', 'Two']);
  expect(screen.getAllByText('Sample')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('a project moves optimistically, with the counts of both phases', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = show({ MovePipelineDeal: answer });
  await moveTo('Web shop', 'Testing');
  await waitFor(async () => expect(await cardsIn('Testing')).toEqual(['Web shop']));
  expect(within(await column('Testing')).getByText('$7,500', { selector: 'p' })).toBeInTheDocument();
  expect(within(await column('Development')).getByText('$0')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({
    operation: 'MovePipelineDeal',
    variables: { id: 'p1', input: { from: 'development', to: 'testing', isLead: false } },
  });
  release(movedReply(phasesWith({ requirements: [lead()], testing: [deal({ title: 'Web shop 2' })] })));
  await waitFor(async () => expect(await cardsIn('Testing')).toEqual(['Web shop 2']));
});

test('a conflicting move shows where the deal is now, in a message and on the board', async () => {
  const { answers } = show({ MovePipelineDeal: errorReply('CONFLICT', 'Someone else has moved Web shop meanwhile') });
  await screen.findByText('Web shop');
  answers.SalesPipeline = pipelineReply(phasesWith({ requirements: [deal()] }));
  await moveTo('Web shop', 'Testing');
  expect(await screen.findByText("Couldn't move the deal")).toBeInTheDocument();
  expect(screen.getByText('Someone else has moved Web shop meanwhile')).toBeInTheDocument();
  await waitFor(async () => expect(await cardsIn('Requirements')).toEqual(['Web shop']));
  expect(await cardsIn('Testing')).toEqual([]);
});

test('a move to deployment needs confirmation, and nothing happens without it', async () => {
  const { sent } = show({
    MovePipelineDeal: movedReply(phasesWith({ requirements: [lead()], deployment: [deal()] })),
  });
  await moveTo('Web shop', 'Deployment');
  const dialog = await screen.findByRole('dialog', { name: 'Move to Deployment?' });
  expect(dialog).toHaveTextContent('Web shop will be completed, and Clara Meyer will be invited to rate it.');
  expect(within(dialog).getByRole('button', { name: 'Not yet' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await cardsIn('Development')).toEqual(['Web shop']);
  await moveTo('Web shop', 'Deployment');
  await userEvent.click(await screen.findByRole('button', { name: 'Move to Deployment' }));
  await waitFor(async () => expect(await cardsIn('Deployment')).toEqual(['Web shop']));
  expect(sent.filter(({ operation }) => operation === 'MovePipelineDeal')).toHaveLength(1);
});

test.each([
  ['Not yet', 'Development'],
  ['Move to Deployment', 'Deployment'],
])('after "%s" focus returns to the deal, which is in %s', async (answer, phase) => {
  show({ MovePipelineDeal: movedReply(phasesWith({ requirements: [lead()], deployment: [deal()] })) });
  const handle = await screen.findByRole('button', { name: /^Move Web shop.*Meyer$/ });
  act(() => handle.focus());
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  await waitFor(async () => expect(await cardsIn(phase)).toEqual(['Web shop']));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Move Web shop.*Meyer$/ })).toHaveFocus());
});

test('a lead that moves on is won after confirmation, and its project appears at once', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = show({ MovePipelineDeal: answer });
  await moveTo('Tram Museum', 'Development');
  const dialog = await screen.findByRole('dialog', { name: 'Mark this lead as won and start the project?' });
  expect(dialog).toHaveTextContent(
    'Tram Museum will be marked as won, and its project will start in Development (High, $15,000).',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as won' }));
  await waitFor(async () => expect(await cardsIn('Development')).toContain('Project for Tram Museum'));
  expect(await cardsIn('Requirements')).toEqual([]);
  expect(sent.at(-1)?.variables).toEqual({
    id: 'l1',
    input: { from: 'requirements', to: 'development', isLead: true },
  });
  const project = deal({ id: 'p9', title: 'Project for Tram Museum', value: '15000.00' });
  release(movedReply(phasesWith({ development: [project, deal()] })));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Move Project for Tram.*Meyer$/ })).toHaveFocus());
});

test('live changes of leads and projects appear', async () => {
  const { answers, live } = show();
  await screen.findByText('Web shop');
  await waitFor(() => expect(live.countSubscribers('SalesPipelineChanged')).toBe(1));
  answers.SalesPipeline = pipelineReply(phasesWith({ testing: [deal()] }));
  live.emit('SalesPipelineChanged', { pipelineChanged: true });
  await waitFor(async () => expect(await cardsIn('Testing')).toEqual(['Web shop']));
  answers.SalesPipeline = pipelineReply(phasesWith({ requirements: [lead({ title: 'New one' })] }));
  live.emit('SalesLeadChanged', { leadChanged: { __typename: 'Lead', id: 'l9' } });
  expect(await screen.findByText('New one')).toBeInTheDocument();
});

test('a pipeline that failed to load shows an error and can be retried', async () => {
  const { answers } = show({ SalesPipeline: errorReply('UNAVAILABLE', 'Try again') });
  expect(await screen.findByText("Couldn't load the pipeline")).toBeInTheDocument();
  answers.SalesPipeline = pipelineReply(start);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Web shop')).toBeInTheDocument();
});
