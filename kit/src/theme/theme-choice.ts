import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const aYear = 365 * 24 * 60 * 60;
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
  // A cookie and not the local storage: the server draws the page in it from the first byte. A browser that keeps nothing
  // has the choice until the page is closed.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${key}=${choice}; path=/; max-age=${aYear}; samesite=lax${secure}`;
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
  const kept = new RegExp(`(?:^|; )${key}=(\\w+)`).exec(document.cookie)?.[1];
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
