import { act, render, screen } from '@testing-library/react';
import { LoadingState } from './loading-state.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after ten seconds, a hint says that loading is slow', () => {
  render(<LoadingState text="Loading your portal" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading your portal$/);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Taking longer than usual.');
});
