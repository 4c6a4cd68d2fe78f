import { useEffect, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { syncTheme } from './theme-choice.ts';
import { tokens } from './tokens.ts';

/** The theme, rendered once around the whole page. */
export function KitTheme({ children }: { children: ReactNode }) {
  useEffect(syncTheme, []);
  return <ThemeProvider theme={tokens}>{children}</ThemeProvider>;
}
