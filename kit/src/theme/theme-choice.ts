import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
/** Blueprint reads its dark colours off this class. */
const blueprintDark = 'bp6-dark';
const listeners = new Set<() => void>();
let chosen: ThemeChoice | undefined;
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The person's choice, kept in this browser, and the way to change it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system'), chooseTheme];
}

/** Puts the choice on the page and keeps it there when the system changes its mind. Answers how to stop. */
export function followTheme(): () => void {
  const system = systemIsDark();
  apply();
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing has the choice until the page is closed.
  }
  apply();
  for (const listener of listeners) listener();
}

function apply(): void {
  const choice = current();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.body.classList.toggle(blueprintDark, dark);
}

function current(): ThemeChoice {
  chosen ??= stored();
  return chosen;
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return themeChoices.find((choice) => choice === value) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
