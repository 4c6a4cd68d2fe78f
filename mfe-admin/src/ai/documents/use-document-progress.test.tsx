import { act, screen } from '@testing-library/react';
import { document, documentsReply } from '../../testing/ai.ts';
import { documentsPath, showAdmin } from '../../testing/show-admin.tsx';

afterEach(() => jest.useRealTimers());

test('refetches after ten seconds without progress, and not once processing is done', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { answers, countRequests } = showAdmin(documentsPath, {
    AiDocuments: documentsReply([document({ status: 'processing', stage: 'reading' })]),
  });
  await screen.findByText('Reading, step 2 of 4');
  answers.AiDocuments = documentsReply([document()]);
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(countRequests('AiDocuments')).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Ready')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(countRequests('AiDocuments')).toBe(2);
});
