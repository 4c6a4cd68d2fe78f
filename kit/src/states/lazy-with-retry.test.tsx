import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { chunkLoadErrorEvent } from './chunk-load-error.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('the code is fetched on first render, once', async () => {
  const load = jest.fn(async () => Greeting);
  const Lazy = lazyWithRetry(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Lazy name="Carla" />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('Hello, Carla')).toBeInTheDocument();
  unmount();
  render(<Lazy name="Dan" />);
  expect(screen.getByText('Hello, Dan')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load shows an error, and Retry loads it again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Greeting);
  const Lazy = lazyWithRetry<{ name: string }>(load);
  render(<Lazy name="Carla" />);
  await screen.findByText("Couldn't load this part of the page");
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello, Carla')).toBeInTheDocument();
});

test('a failed load on screen is reported; a failed prefetch is not', async () => {
  const reportedErrors: unknown[] = [];
  const hear = (event: Event) => reportedErrors.push((event as CustomEvent).detail);
  document.addEventListener(chunkLoadErrorEvent, hear);
  const gone = new Error('gone');
  const Lazy = lazyWithRetry<{ name: string }>(() => Promise.reject(gone));
  await expect(Lazy.preload()).rejects.toBe(gone);
  expect(reportedErrors).toEqual([]);
  render(<Lazy name="Carla" />);
  await screen.findByText("Couldn't load this part of the page");
  expect(reportedErrors).toEqual([gone]);
  document.removeEventListener(chunkLoadErrorEvent, hear);
});
