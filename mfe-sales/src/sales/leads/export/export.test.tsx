import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLeads } from '../../../testing/show-leads.tsx';
import { readExport } from './read-export.ts';

const pieces = (...texts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('the rows are counted as they come, however the file is cut in pieces', async () => {
  const file = pieces('\uFEFF"Company"\r\n"A"\r', '\n"B, on\ntwo lines"\r\n');
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(file));
  const told: number[] = [];
  const { rows, file: saved } = await readExport('/leads', (count) => told.push(count));
  expect(rows).toBe(2);
  expect(told).toEqual([0, 2]);
  expect(saved.size).toBe(38);
});

test('what the server refuses is thrown in its words', async () => {
  const refused = new Response(JSON.stringify({ code: 'FORBIDDEN', message: 'You may not do this' }), { status: 403 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refused);
  await expect(readExport('/leads', () => undefined)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('an export that fails is told, and can be tried again', async () => {
  showLeads();
  await screen.findByRole('link', { name: 'Tram Museum' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The leads were not exported')).toBeInTheDocument();
  expect(screen.getByText(/^The connection broke, and nothing was saved/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
