import { Icon, IconButton } from 'kit/controls';
import { themeChoices, useThemeChoice } from 'kit/theme';

const labels = { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' } as const;

/** Cycles from the system's theme to light, to dark, and back. */
export function ThemeSwitch() {
  const [choice, choose] = useThemeChoice();
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <IconButton $size={40} type="button" title={labels[choice]} onClick={() => choose(next)}>
      <Icon name={choice} />
    </IconButton>
  );
}
