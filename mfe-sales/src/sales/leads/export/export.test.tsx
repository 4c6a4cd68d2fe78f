import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLeads } from '../../../testing/show-leads.tsx';
import { fetchExport } from './fetch-export.ts';

const mockChunks = (...texts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('rows are counted as they arrive, however the file is split into chunks', async () => {
  const file = mockChunks('\uFEFF"Company"\r\n"A"\r', '\n"B, on\ntwo lines"\r\n');
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(file));
  const counts: number[] = [];
  const { rows, file: saved } = await fetchExport('/leads', (count) => counts.push(count));
  expect(rows).toBe(2);
  expect(counts).toEqual([0, 2]);
  expect(saved.size).toBe(38);
});

test('a server error is thrown with its code and message', async () => {
  const refused = new Response(JSON.stringify({ code: 'FORBIDDEN', message: "You don't have permission to do this" }), {
    status: 403,
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refused);
  await expect(fetchExport('/leads', () => undefined)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a failed export shows a toast and can be retried', async () => {
  showLeads();
  await screen.findByRole('link', { name: 'Tram Museum' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText("Couldn't export leads")).toBeInTheDocument();
  expect(screen.getByText(/^The connection was lost, and nothing was saved/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
});
