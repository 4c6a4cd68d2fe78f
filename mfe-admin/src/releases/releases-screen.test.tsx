import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSample, sampleMarkdown } from 'kit/test/markdown';
import { errorReply, replyTo } from 'kit/test/network';
import { EndOverrideDocument, RollBackRemoteDocument } from '#gql/graphql.ts';
// Loaded on demand, so import it before the tests.
import 'kit/dialog';
import {
  canary,
  event,
  history,
  key,
  keys,
  override,
  overrides,
  remote,
  remotes,
  show,
  version,
} from '../testing/show-releases.tsx';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('a portal shows the served version, who published it, its faults and its canary', async () => {
  const faultCounts = [{ __typename: 'FaultCount', version: '00000000000b', kind: 'csp' as const, count: 3 }];
  show({ ServedRemotes: remotes(remote({ ...canary, faultsLastDay: 3, faultCounts })) });
  const row = await (await panel('Portals')).findByRole('listitem');
  expect(row).toHaveTextContent(/Client portalmfe-client00000000000b since today, .*, by Night shift/);
  expect(row).toHaveTextContent(
    "Publisher's statement, not signed: commit 4f1c2ab90d37 of https://git.example/portals, built by https://ci.example/7 Not signedProjects open faster.",
  );
  expect(row).toHaveTextContent(/Canary 00000000000c for clients and administrators since today, .*, by Night shift/);
  expect(row).toHaveTextContent('3 faults in 24 h3 × policy violation in 00000000000b');
});

test("a portal without a previous version can't be rolled back", async () => {
  show({ ServedRemotes: remotes(remote({ versionBefore: null, remote: 'mfe-new', title: null })) });
  expect(await (await panel('Portals')).findByText('No earlier version')).toBeInTheDocument();
  expect((await panel('Portals')).getAllByText('mfe-new')).toHaveLength(2);
  expect((await panel('Portals')).queryByRole('button')).not.toBeInTheDocument();
});

test('the rollback confirmation names the version that everyone will get', async () => {
  const { getInputs, answers } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Client portal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back Client portal?' }));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(dialog.getByText(/Everyone gets version 00000000000a again/)).toBeInTheDocument();
  const back = remote({ current: version('00000000000a'), versionBefore: null, revision: 4 });
  Object.assign(answers, {
    RollBackRemote: replyTo(RollBackRemoteDocument, { rollBackRemote: back }),
    ServedRemotes: remotes(back),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('RollBackRemote')).toEqual([{ input: { remote: 'mfe-client', revision: 3 } }]);
  expect(await screen.findByText('No earlier version')).toBeInTheDocument();
});

test('a canary is withdrawn before the portal can be rolled back', async () => {
  show({ ServedRemotes: remotes(remote(canary)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the canary of Client portal' }));
  expect(await screen.findByRole('dialog', { name: 'Withdraw the canary?' })).toHaveTextContent(
    'clients and administrators get version 00000000000b again',
  );
});

test('a stale rollback shows the server message and keeps the dialog open', async () => {
  const words = 'mfe-client was released in the meantime: it is at revision 4, not 3. Check it and try again';
  show({ RollBackRemote: errorReply('CONFLICT', words) });
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Client portal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: 'Roll back' })).not.toHaveAttribute('aria-disabled');
});

test('the history shows the event, portal, reason and author, under its day', async () => {
  show();
  const row = within(await screen.findByRole('list', { name: 'Releases' })).getByRole('listitem');
  expect(within(row).getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(row).toHaveTextContent('Client portal');
  expect(row).toHaveTextContent('Rolled back automatically: 00000000000a instead of 00000000000b');
  expect(row).toHaveTextContent("3 people couldn't open it within 5 minutes: load, It threwthe server");
});

test('a rollback names each version once, and a commit with uncommitted changes keeps its suffix', async () => {
  const reason = 'From 00000000000b';
  const commit = '9c9a8dd5d519c0ffee+changes';
  show({ ReleaseHistory: history(event({ kind: 'rolled_back', reason, commit })) });
  const row = within(await screen.findByRole('list', { name: 'Releases' })).getByRole('listitem');
  expect(row).toHaveTextContent(
    'Rolled back: 00000000000a instead of 00000000000bCommit 9c9a8dd5d519+changesthe server',
  );
});

test('a request for approval reads the same after the decision', async () => {
  show({ ReleaseHistory: history(event({ kind: 'approval_requested', fromVersion: null, reason: null })) });
  expect(await screen.findByRole('list', { name: 'Releases' })).toHaveTextContent('Approval requested: 00000000000a');
});

test('release notes are rendered with lists, code and emphasis', async () => {
  const notes = '- Travel 4 `code`\n- **Faster** trips';
  show({ ServedRemotes: remotes(remote({ current: { ...version('00000000000b'), notes } })) });
  const row = await (await panel('Portals')).findByText('code');
  expect(row.closest('li')).toHaveTextContent(/^Travel 4 code$/);
  expect(await (await panel('Portals')).findByText('Faster')).toBeInTheDocument();
});

test('release notes are rendered like every other Markdown text', async () => {
  show({ ServedRemotes: remotes(remote({ current: { ...version('00000000000b'), notes: sampleMarkdown } })) });
  await (await panel('Portals')).findByText('twice');
  expect(screen.getByRole('region', { name: 'Portals' }).innerHTML).toContain(renderSample());
});

test('the history filter is sent to the server and kept in the URL', async () => {
  const { getInputs, address } = show();
  await (await panel('Portals')).findByRole('listitem');
  await userEvent.selectOptions(screen.getByLabelText('Portal'), 'mfe-client');
  await waitFor(() => expect(getInputs('ReleaseHistory').at(-1)).toMatchObject({ remote: 'mfe-client' }));
  expect(address()).toBe('/admin/releases?portal=mfe-client');
});

test('a release appears live', async () => {
  const { answers, emitEvent } = show();
  await screen.findByRole('heading', { name: 'Today' });
  Object.assign(answers, {
    ServedRemotes: remotes(remote({ current: version('00000000000d') })),
    ReleaseHistory: history(event({ id: 'e2', kind: 'published', version: '00000000000d', reason: null }), event()),
  });
  await emitEvent('ReleaseMoved', { releaseMoved: 'mfe-client' });
  await waitFor(() => expect(screen.getAllByText('00000000000d')).toHaveLength(2));
});

test('an override shows user, portal and origin, and ends after a confirmation', async () => {
  const { getInputs, answers } = show({
    RemoteOverrides: overrides(override),
    EndOverride: replyTo(EndOverrideDocument, { endOverride: 'o1' }),
  });
  const row = await (await panel('Overrides')).findByRole('listitem');
  expect(row).toHaveTextContent(/Dora DeveloperSales and project managershttp:\/\/127.0.0.1:4205Opened today/);
  expect(row).toHaveTextContent('with the key of Night shiftExpires in 24 hours');
  await userEvent.click(
    screen.getByRole('button', { name: 'End the override of Dora Developer for Sales and project managers' }),
  );
  answers.RemoteOverrides = overrides();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  expect(await (await panel('Overrides')).findByText('No open overrides')).toBeInTheDocument();
  expect(getInputs('EndOverride')).toEqual([{ id: 'o1' }]);
});

test('empty panels say what will appear there', async () => {
  show({ ServedRemotes: remotes(), ReleaseHistory: history(), ReleaseKeys: keys() });
  for (const words of ['No portals yet', 'No history yet', 'No release keys yet', 'No open overrides'])
    expect(await screen.findByText(words)).toBeInTheDocument();
});

test('each panel fails on its own, and Retry loads it', async () => {
  const gone = errorReply('UNAVAILABLE', 'The database is away');
  const { answers } = show({ ServedRemotes: gone, ReleaseHistory: gone, ReleaseKeys: gone, RemoteOverrides: gone });
  for (const words of [
    "Couldn't load portals",
    "Couldn't load the history",
    "Couldn't load the release keys",
    "Couldn't load the overrides",
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  Object.assign(answers, {
    ServedRemotes: remotes(remote()),
    ReleaseHistory: history(event()),
    ReleaseKeys: keys(key()),
    RemoteOverrides: overrides(override),
  });
  for (const name of ['Portals', 'History', 'Release keys', 'Overrides'])
    await userEvent.click((await panel(name)).getByRole('button', { name: 'Retry' }));
  expect(await (await panel('Portals')).findByText('Client portal')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(await (await panel('Release keys')).findByText('Night shift')).toBeInTheDocument();
});
