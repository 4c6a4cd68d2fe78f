export { KitTheme } from './theme/kit-theme.tsx';
export { themeChoices, useThemeChoice, type ThemeChoice } from './theme/theme-choice.ts';
export type { Theme } from './theme/tokens.ts';
