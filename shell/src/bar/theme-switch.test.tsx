import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch.tsx';

test('the theme switch announces its choice once, not again as a description', async () => {
  render(<ThemeSwitch />);
  const button = screen.getByRole('button', { name: 'Theme: system' });
  // Next to a label, the title would be a description.
  expect(button).not.toHaveAttribute('aria-label');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Theme: light');
});
