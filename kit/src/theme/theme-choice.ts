import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieName = 'theme';
const oneYearSeconds = 365 * 24 * 60 * 60;
/** Blueprint reads its dark colors off this class. */
const blueprintDarkClass = 'bp6-dark';
const listeners = new Set<() => void>();
let chosen: ThemeChoice | undefined;
const getDarkModeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The person's choice, kept in this browser, and the way to change it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, getCurrentTheme, () => 'system'), chooseTheme];
}

/** Puts the choice on the page and keeps it there when the system changes its mind. Answers how to stop. */
export function syncTheme(): () => void {
  const system = getDarkModeQuery();
  applyTheme();
  system.addEventListener('change', applyTheme);
  return () => system.removeEventListener('change', applyTheme);
}

function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  // A cookie and not the local storage: the server draws the page in it from the first byte. A browser that keeps nothing
  // has the choice until the page is closed.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${choice}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
  applyTheme();
  for (const listener of listeners) listener();
}

function applyTheme(): void {
  const choice = getCurrentTheme();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const dark = choice === 'dark' || (choice === 'system' && getDarkModeQuery().matches);
  document.body.classList.toggle(blueprintDarkClass, dark);
}

function getCurrentTheme(): ThemeChoice {
  chosen ??= readStoredTheme();
  return chosen;
}

function readStoredTheme(): ThemeChoice {
  const value = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1];
  return themeChoices.find((choice) => choice === value) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
