import { Icon } from 'kit/controls';
import { themeChoices, useThemeChoice } from 'kit/theme';
import styled from 'styled-components';

const words = { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' } as const;

/** From the system's choice to light, to dark, and round again. */
export function ThemeSwitch() {
  const [choice, choose] = useThemeChoice();
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <Switch type="button" title={words[choice]} aria-label={words[choice]} onClick={() => choose(next)}>
      <Icon name={choice} />
    </Switch>
  );
}

const Switch = styled.button`
  display: flex;
  width: 40px;
  height: 40px;
  flex: none;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.soft};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
  }
`;
