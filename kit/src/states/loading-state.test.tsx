import { act, render, screen } from '@testing-library/react';
import { KitTheme } from '../theme.ts';
import { LoadingState } from './loading-state.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after ten seconds, a hint says that loading is slow', () => {
  render(
    <KitTheme>
      <LoadingState text="Loading your portal" />
    </KitTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading your portal$/);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Taking longer than usual.');
});
