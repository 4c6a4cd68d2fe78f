import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieName = 'theme';
const oneYearSeconds = 365 * 24 * 60 * 60;
/** The class that enables Blueprint's dark colors. */
const blueprintDarkClass = 'bp6-dark';
const listeners = new Set<() => void>();
let chosen: ThemeChoice | undefined;
const getDarkModeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme choice, kept in this browser, and its setter. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, getCurrentTheme, () => 'system'), chooseTheme];
}

/** Applies the choice to the page and follows changes of the system. Returns a cleanup function. */
export function syncTheme(): () => void {
  const system = getDarkModeQuery();
  applyTheme();
  system.addEventListener('change', applyTheme);
  return () => system.removeEventListener('change', applyTheme);
}

function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  // A cookie instead of local storage: the server renders the theme from the first byte. Without cookies,
  // the choice lasts until the page is closed.
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
