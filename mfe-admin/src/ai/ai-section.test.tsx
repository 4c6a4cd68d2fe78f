import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentsPath, showAdmin } from '../testing/show-admin.tsx';

const names = ['Prompt Templates', 'AI Documents'];
const getTab = (name: string) => screen.getByRole('tab', { name });
const getStates = () =>
  names.map((name) => [getTab(name).getAttribute('aria-selected'), getTab(name).getAttribute('tabindex')]);

async function show() {
  showAdmin(documentsPath);
  await screen.findByRole('tablist', { name: 'AI Management' });
}

test('only the open tab is selected, and only it is in the tab order', async () => {
  await show();
  expect(getStates()).toEqual([
    ['false', '-1'],
    ['true', '0'],
  ]);
  await userEvent.click(getTab('Prompt Templates'));
  expect(getStates()).toEqual([
    ['true', '0'],
    ['false', '-1'],
  ]);
});

test('the open tab names its panel, which is named after it', async () => {
  await show();
  const panel = screen.getByRole('tabpanel', { name: 'AI Documents' });
  expect(getTab('AI Documents')).toHaveAttribute('aria-controls', panel.id);
  expect(getTab('Prompt Templates')).not.toHaveAttribute('aria-controls');
});

test.each(['{ArrowLeft}', '{ArrowRight}'])('%s opens and focuses the other tab', async (key) => {
  await show();
  getTab('AI Documents').focus();
  await userEvent.keyboard(key);
  expect(getTab('Prompt Templates')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Prompt Templates');
});
