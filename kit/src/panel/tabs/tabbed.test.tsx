import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, signedOutReply } from '../../../test/network.ts';
import { renderInPage, SessionLoaded } from '../../../test/render.tsx';
import { Tabbed } from './tabbed.tsx';

const tabs = ['Leads', 'Calls', 'Deals'].map((label) => ({
  key: label.toLowerCase(),
  label,
  Screen: () => <p>{`Screen of ${label}`}</p>,
}));

async function show(path = '/') {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(
    <SessionLoaded>
      <Tabbed name="sales" label="Sales" title={<h1>Sales</h1>} tabs={tabs} />
    </SessionLoaded>,
    { path },
  );
  await screen.findByRole('tablist', { name: 'Sales' });
}
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

test('every tab names the panel that it controls, and the panel names the open tab', async () => {
  await show('/?tab=calls');
  expect(panel().id).not.toBe('');
  for (const { label } of tabs) expect(tab(label)).toHaveAttribute('aria-controls', panel().id);
  expect(panel()).toHaveAccessibleName('Calls');
  await userEvent.click(tab('Deals'));
  expect(panel()).toHaveAccessibleName('Deals');
  expect(panel()).toHaveTextContent('Screen of Deals');
});

test('only the open tab is selected, and only it is in the tab order', async () => {
  await show('/?tab=calls');
  const state = () => tabs.map(({ label }) => [tab(label).getAttribute('aria-selected'), tab(label).tabIndex]);
  expect(state()).toEqual([
    ['false', -1],
    ['true', 0],
    ['false', -1],
  ]);
  await userEvent.click(tab('Leads'));
  expect(state()).toEqual([
    ['true', 0],
    ['false', -1],
    ['false', -1],
  ]);
});

test.each(['/', '/?tab=unknown'])('at %s the first tab is open', async (path) => {
  await show(path);
  expect(panel()).toHaveTextContent('Screen of Leads');
});

test.each([
  ['Leads', '{ArrowRight}', 'Calls'],
  ['Deals', '{ArrowRight}', 'Leads'],
  ['Deals', '{ArrowLeft}', 'Calls'],
  ['Leads', '{ArrowLeft}', 'Deals'],
  ['Deals', '{Home}', 'Leads'],
  ['Leads', '{End}', 'Deals'],
  ['Calls', '{ArrowDown}', 'Calls'],
])('from %s the key %s moves to %s, and opens nothing', async (from, key, to) => {
  await show('/?tab=calls');
  tab(from).focus();
  await userEvent.keyboard(key);
  expect(tab(to)).toHaveFocus();
  expect(panel()).toHaveTextContent('Screen of Calls');
});

test.each(['{Enter}', ' '])('the key "%s" opens the focused tab', async (key) => {
  await show();
  tab('Leads').focus();
  await userEvent.keyboard(`{End}${key}`);
  expect(panel()).toHaveTextContent('Screen of Deals');
});
