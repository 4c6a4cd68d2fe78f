import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { ImportLeadsDocument, LeadMatchesDocument } from '#gql/graphql.ts';
import { showLeads } from '../../../testing/show-leads.tsx';
import './import-leads-dialog.tsx';

const header = 'Company,Contact,Email,Phone,Project type,Budget,Timeline,Notes';
const valid = (name: string) => `${name},Mia Park,${name.toLowerCase()}@mill.example,,Web app,$5k to $15k,,`;
const noMatches = replyTo(LeadMatchesDocument, { leadMatches: [] });
const imported = (count: number, skipped: number[] = []) =>
  replyTo(ImportLeadsDocument, { importLeads: { __typename: 'LeadImport', imported: count, skipped } });

type Answers = NonNullable<Parameters<typeof showLeads>[0]>;

async function openWith(content: BlobPart, answers: Answers = {}) {
  const shown = showLeads({ LeadMatches: noMatches, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File([content], 'leads.csv'));
  return shown;
}
const toFile = (...lines: string[]) => lines.join('\r\n');
const startButton = (name: string) => screen.findByRole('button', { name });
const row = async (number: string) =>
  within(await screen.findByRole('table', { name: 'Rows of the file' })).getByRole('row', {
    name: new RegExp(`^${number} `),
  });

test('columns are found by their headers, and valid rows are imported in one request', async () => {
  const { sent } = await openWith(toFile(header, valid('Mill'), valid('Quarry')), { ImportLeads: imported(2) });
  await userEvent.click(await startButton('Import 2 leads'));
  expect(await screen.findByText('2 leads imported, 0 skipped.')).toBeInTheDocument();
  const request = sent.find(({ operation }) => operation === 'ImportLeads');
  expect(request?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.variables.input).toMatchObject({
    leads: [
      { companyName: 'Mill', contactName: 'Mia Park', contactEmail: 'mill@mill.example', budget: '5k_15k' },
      { companyName: 'Quarry', projectType: 'web_app' },
    ],
  });
});

test('problems are listed by row and column, and only the other rows are imported', async () => {
  const lines = ['Shop,,shop@x.example,,Web app,,,', 'Bar,Bo,bar,,Website,,,', valid('Mill')];
  const { sent } = await openWith(toFile(header, ...lines), { ImportLeads: imported(1) });
  expect(await row('2')).toHaveTextContent('Contact: Contact name is required');
  const second = await row('3');
  expect(second).toHaveTextContent('Email: Please enter a valid email address');
  expect(second).toHaveTextContent('“Website”: Project type: Use one of: Web app, Mobile app');
  expect(await row('4')).toHaveTextContent('None');
  expect(await screen.findByText('1 row ready to import, 2 with problems will be skipped.')).toBeInTheDocument();
  await userEvent.click(await startButton('Import 1 lead'));
  expect(await screen.findByText('1 lead imported, 2 skipped.')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'ImportLeads')?.variables.input).toMatchObject({
    leads: [{ companyName: 'Mill' }],
  });
});

test('rows that repeat an earlier row or an existing lead are skipped, with a link to that lead', async () => {
  const match = {
    __typename: 'LeadMatch' as const,
    row: 0,
    reason: 'email' as const,
    lead: { __typename: 'Lead' as const, id: 'm1', companyName: 'Tram Museum', contactName: 'Helga Stein' },
  };
  await openWith(toFile(header, valid('Mill'), valid('Mill'), valid('Quarry')), {
    LeadMatches: replyTo(LeadMatchesDocument, { leadMatches: [match] }),
  });
  const link = await screen.findByRole('link', { name: 'Same email as the lead of Tram Museum' });
  expect(link).toHaveAttribute('href', '/sales-portal?tab=leads&lead=m1');
  expect(await row('3')).toHaveTextContent('Same email as row 2');
  expect(await startButton('Import 1 lead')).not.toHaveAttribute('aria-disabled');
});

test('a column with an unknown header is chosen by hand', async () => {
  await openWith(toFile('Firma;Contact;Email', 'Mühle;Mia;mia@mill.example'));
  expect(await screen.findByText('Choose the column of: Company.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Company (required)'), 'Firma');
  expect(await row('2')).toHaveTextContent('Mühle');
  expect(await startButton('Import 1 lead')).not.toHaveAttribute('aria-disabled');
});

test('a file in Windows-1252 keeps its letters', async () => {
  const text = toFile(header, valid('Mühle').replace('mühle@', 'mia@'));
  await openWith(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  expect(await row('2')).toHaveTextContent('Mühle');
});

test.each([
  ['no rows', header, /^This file has no rows below its headers/],
  [
    'more than 500 rows',
    toFile(header, ...Array.from({ length: 501 }, (_, n) => valid(`C${n}`))),
    /^This file has 501 rows/,
  ],
  ['an open quotation mark', toFile(header, '"Mill,Mia'), /^Row 2 has a quotation mark/],
])('a file with %s is refused, and another can be chosen', async (_, content, message) => {
  await openWith(content);
  expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([toFile(header, valid('Mill'))], 'leads.csv'));
  expect(await startButton('Import 1 lead')).not.toHaveAttribute('aria-disabled');
});

test('rows that are too large for one request are not sent: the file has to be split', async () => {
  const long = (name: string) => valid(name) + 'Likes watermills. '.repeat(550);
  const rows = Array.from({ length: 110 }, (_, n) => long(`Mill${n}`));
  const { sent } = await openWith(toFile(header, ...rows));
  expect(await screen.findByText(/^These rows are too large for one import. Split the file/)).toHaveAttribute(
    'role',
    'alert',
  );
  expect(await startButton('Import 110 leads')).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'LeadMatches')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  const half = new File([toFile(header, ...rows.slice(55))], 'leads.csv');
  await userEvent.upload(await screen.findByLabelText('CSV file'), half);
  await waitFor(async () => expect(await startButton('Import 55 leads')).not.toHaveAttribute('aria-disabled'));
});

test('the problems can be downloaded, and no cell of them runs as a formula', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:problems';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await openWith(toFile(header, `Mill,Mia Park,"=HYPERLINK(""http://evil.example"")",,,,,`));
  await userEvent.click(await screen.findByRole('button', { name: 'Download problems' }));
  const lines = new TextDecoder().decode(await files[0]?.arrayBuffer()).split('\r\n');
  expect(lines[0]).toContain('Row,Column,Value,Problem');
  expect(lines[1]).toBe(`2,Email,"'=HYPERLINK(""http://evil.example"")",Please enter a valid email address`);
});

test('an apostrophe that our export puts before a plus sign is removed', async () => {
  const { sent } = await openWith(toFile(header, `Mill,Mia,mia@mill.example,'+49 30 555,,,,`), {
    ImportLeads: imported(1),
  });
  await userEvent.click(await startButton('Import 1 lead'));
  await screen.findByText('1 lead imported, 0 skipped.');
  expect(sent.find(({ operation }) => operation === 'ImportLeads')?.variables.input).toMatchObject({
    leads: [{ contactPhone: '+49 30 555' }],
  });
});

test('a failed import can be repeated with the same key', async () => {
  const { sent, answers } = await openWith(toFile(header, valid('Mill')), {
    ImportLeads: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await userEvent.click(await startButton('Import 1 lead'));
  expect(await screen.findByText("Couldn't import leads")).toBeInTheDocument();
  answers.ImportLeads = imported(0, [0]);
  await userEvent.click(await startButton('Import 1 lead'));
  expect(await screen.findByText('0 leads imported, 1 skipped.')).toBeInTheDocument();
  const [first, second] = sent.filter(({ operation }) => operation === 'ImportLeads');
  expect(first?.key).toBe(second?.key);
});

test('without a comparison with the existing leads nothing is imported, and it can be tried again', async () => {
  const { answers } = await openWith(toFile(header, valid('Mill')), {
    LeadMatches: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await screen.findByText(/^Couldn't compare the rows/);
  expect(await startButton('Import 1 lead')).toHaveAttribute('aria-disabled', 'true');
  answers.LeadMatches = noMatches;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await startButton('Import 1 lead')).not.toHaveAttribute('aria-disabled'));
});
