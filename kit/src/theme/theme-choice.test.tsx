import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { syncTheme, useThemeChoice } from './theme-choice.ts';

function Chooser() {
  useEffect(syncTheme, []);
  const [choice, choose] = useThemeChoice();
  return (
    <>
      <p>{choice}</p>
      <button type="button" onClick={() => choose('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => choose('system')}>
        System
      </button>
    </>
  );
}

/** A system whose color scheme can change. */
function systemTheme() {
  const listeners = new Set<() => void>();
  const state = { dark: false };
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return state.dark;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return (dark: boolean) =>
    act(() => {
      state.dark = dark;
      for (const listener of listeners) listener();
    });
}

const isDark = () => document.body.classList.contains('bp6-dark');

test('the page follows the system until a theme is chosen, and Blueprint follows the page', async () => {
  const becomeDark = systemTheme();
  render(<Chooser />);
  expect(isDark()).toBe(false);
  becomeDark(true);
  expect(isDark()).toBe(true);
  becomeDark(false);

  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect(isDark()).toBe(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toBe('theme=dark');

  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(isDark()).toBe(false);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
