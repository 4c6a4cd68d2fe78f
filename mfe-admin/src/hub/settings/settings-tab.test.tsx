import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { InstallationSettingsDocument } from '#gql/graphql.ts';
import { showFounder } from '../../testing/show-founder.tsx';
import { SettingsTab } from './settings-tab.tsx';

const setting = (name: string, fields: object = {}) => ({
  __typename: 'InstallationSetting',
  name,
  group: 'Jarvis',
  meaning: `What ${name} means`,
  isSet: true,
  isSecret: false,
  value: null,
  ...fields,
});
const reply: MockResponse = replyTo(InstallationSettingsDocument, {
  installationSettings: {
    __typename: 'InstallationSettings',
    startedAt: '2026-01-05T09:00:00.000Z',
    facts: [{ __typename: 'InstallationFact', name: 'Mail', value: 'Written to /data/outbox' }],
    settings: [
      setting('PORT', { group: 'Server', value: '4000' }),
      setting('OPENAI_API_KEY', { isSecret: true }),
      setting('OPENAI_MODEL', { isSet: false }),
    ],
  },
});
const show = (answer: MockResponse) => showFounder(<SettingsTab />, { InstallationSettings: answer });

test('each setting is in its group with its value and explanation; a secret shows only that it is set', async () => {
  show(reply);
  const jarvis = within(await screen.findByRole('region', { name: 'Jarvis' }));
  expect(jarvis.getByText('OPENAI_API_KEY').parentElement).toHaveTextContent('Set, hidden');
  expect(jarvis.getByText('OPENAI_MODEL').parentElement).toHaveTextContent('Not setWhat OPENAI_MODEL means');
  const server = within(screen.getByRole('region', { name: 'Server' }));
  expect(server.getByText('PORT').parentElement).toHaveTextContent('PORT4000What PORT means');
});

test("shows their consequences in words and links to the founder's other screens", async () => {
  show(reply);
  expect((await screen.findByText('Mail')).parentElement).toHaveTextContent('Written to /data/outbox');
  expect(screen.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/admin-dashboard/audit');
  expect(screen.getByRole('link', { name: 'API permissions' })).toHaveAttribute('href', '/admin-dashboard/access');
});

test('a failure says so, and Retry loads the settings', async () => {
  const { answers } = show(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't load settings")).toBeInTheDocument();
  answers.InstallationSettings = reply;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('PORT')).toBeInTheDocument();
});
