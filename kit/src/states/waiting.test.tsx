import { act, render, screen } from '@testing-library/react';
import { KitTheme } from '../theme.ts';
import { Waiting } from './waiting.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what takes more than ten seconds is said to be slow', () => {
  render(
    <KitTheme>
      <Waiting text="Loading your portal" />
    </KitTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading your portal$/);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Taking longer than usual.');
});
