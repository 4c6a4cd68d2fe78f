import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { document, documentsReply, passagesReply } from '../../testing/ai.ts';
import { documentsPath, showAdmin } from '../../testing/show-admin.tsx';

async function open(answers: Parameters<typeof showAdmin>[1]) {
  const server = showAdmin(documentsPath, { AiDocuments: documentsReply([document()]), ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Show text of Handbook' }));
  await screen.findByRole('dialog', { name: 'Handbook' });
  return server;
}

const twoPages = ({ after }: Record<string, unknown>) =>
  after ? passagesReply(['three (one)']) : passagesReply(['one', 'two'], 'c2');

test('shows the text page by page, with the position of each passage', async () => {
  const { getInputs } = await open({ DocumentText: twoPages });
  expect(await screen.findByText('one')).toBeInTheDocument();
  expect(screen.getByText('Page of two')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('three (one)')).toBeInTheDocument();
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  expect(getInputs('DocumentText')[1]).toMatchObject({ documentId: 'd1', after: 'c2' });
});

test('a search covers the whole text and highlights matches', async () => {
  await open({ DocumentText: twoPages });
  await userEvent.type(screen.getByLabelText('Search in this text'), 'ONE');
  expect(await screen.findByText('2 matching passages.')).toBeInTheDocument();
  expect(screen.getAllByText('one', { selector: 'mark' })).toHaveLength(2);
  expect(screen.queryByText('two')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search in this text'), '(');
  expect(await screen.findByText('No matching passages.')).toBeInTheDocument();
});

test('shows that a document has no text', async () => {
  await open({ DocumentText: passagesReply([]) });
  expect(await screen.findByText('This document has no text')).toBeInTheDocument();
});

test('a text that failed to load can be retried', async () => {
  const { answers } = await open({ DocumentText: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.DocumentText = twoPages;
  await userEvent.click(retry);
  expect(await screen.findByText('one')).toBeInTheDocument();
});

test('keeps the loaded text if the next page fails, and can retry it', async () => {
  const { answers } = await open({ DocumentText: twoPages });
  await screen.findByText('one');
  answers.DocumentText = errorReply('UNAVAILABLE', 'Try again in a moment');
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('one')).toBeInTheDocument();
  answers.DocumentText = twoPages;
  await userEvent.click(retry);
  expect(await screen.findByText('three (one)')).toBeInTheDocument();
});

test('two clicks before the next render load one page', async () => {
  await open({ DocumentText: twoPages });
  const button = await screen.findByRole('button', { name: 'Show More' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await screen.findByText('three (one)');
  await act(async () => {});
  expect(screen.getAllByText('three (one)')).toHaveLength(1);
});

test('a heading is shown once: the passages of a section share it, and their text does not repeat it', async () => {
  const texts = ['# Handbook\nHow we work.', '# Sessions\nCookies.', 'More cookies.'];
  await open({ DocumentText: passagesReply(texts, null, ['Handbook', 'Sessions', 'Sessions']) });
  expect(await screen.findByText('How we work.')).toBeInTheDocument();
  expect(screen.getByText('Cookies.')).toBeInTheDocument();
  expect(screen.getByText('More cookies.')).toBeInTheDocument();
  expect(screen.getAllByText('Sessions')).toHaveLength(1);
  expect(screen.queryByText(/# /)).not.toBeInTheDocument();
});
