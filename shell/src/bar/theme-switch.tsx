import { Icon, IconButton } from 'kit/controls';
import { themeChoices, useThemeChoice } from 'kit/theme';

const labels = { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' } as const;

/** From the system's choice to light, to dark, and round again. */
export function ThemeSwitch() {
  const [choice, choose] = useThemeChoice();
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <IconButton $size={40} type="button" title={labels[choice]} onClick={() => choose(next)}>
      <Icon name={choice} />
    </IconButton>
  );
}
