export { syncTheme, themeChoices, useThemeChoice, type ThemeChoice } from './theme/theme-choice.ts';
export { tokens } from './theme/tokens.ts';
export { touchTarget } from './theme/touch-target.ts';
