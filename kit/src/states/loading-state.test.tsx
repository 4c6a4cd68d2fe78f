import { act, render, screen } from '@testing-library/react';
import { KitTheme } from '../theme.ts';
import { LoadingState } from './loading-state.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what takes more than ten seconds is said to be slow', () => {
  render(
    <KitTheme>
      <LoadingState text="Loading your portal" />
    </KitTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading your portal$/);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Taking longer than usual.');
});
