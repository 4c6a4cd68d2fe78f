import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { ApprovePortalPathDocument, DeclinePortalPathDocument, RetirePortalPathDocument } from '#gql/graphql.ts';
// Loaded on demand, so import it before the tests.
import 'kit/dialog';
import {
  event,
  history,
  key,
  keys,
  path,
  paths,
  remote,
  remotes,
  review,
  reviews,
  show,
} from '../../testing/show-releases.tsx';

const panel = async () => within(await screen.findByRole('region', { name: 'Portal paths' }));
const registered = async () => {
  const list = await (await panel()).findByRole('list', { name: 'Registered portal paths' });
  return within(list).getAllByRole('listitem');
};
const approved = path({ status: 'approved', decidedBy: 'ada@demo.test', decidedAt: new Date().toISOString() });

test('a request shows the portal, the path, the audiences and its author', async () => {
  show({ PortalPaths: paths(path({ below: true })) });
  const [row] = await registered();
  expect(row).toHaveTextContent('Hiring/hiring/…For administrators');
  expect(row).toHaveTextContent(/mfe-hiring, version 00000000000a, requested by Hiring team today/);
  expect(row).toHaveTextContent('Waiting for approval');
});

test('a changed registration shows what applies until it is approved', async () => {
  show({
    PortalPaths: paths(
      path({ title: 'People', audiences: ['admin', 'pm'], titleInForce: 'Hiring', audiencesInForce: ['admin'] }),
    ),
  });
  const [row] = await registered();
  expect(row).toHaveTextContent('For administrators and project managers');
  expect(row).toHaveTextContent('Replaces the title “Hiring”. Until then it is for administrators.');
});

test('approves after a confirmation that says whose code runs where', async () => {
  const { getInputs, answers } = show({ PortalPaths: paths(path()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Hiring at /hiring' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Hiring at /hiring?' }));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(
    dialog.getByText(/of mfe-hiring takes effect .* It opens to administrators\. Its code runs on this site/),
  ).toBeInTheDocument();
  Object.assign(answers, {
    ApprovePortalPath: replyTo(ApprovePortalPathDocument, { approvePortalPath: approved }),
    PortalPaths: paths(approved),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('ApprovePortalPath')).toEqual([{ id: 'p1' }]);
  const [row] = await registered();
  expect(row).toHaveTextContent(/approved today.* by ada@demo\.test/);
  expect(within(row as HTMLElement).getByRole('link', { name: '/hiring' })).toHaveAttribute('href', '/hiring');
});

test('declines after a confirmation, and can approve later', async () => {
  const declined = path({ status: 'declined', decidedBy: 'ada@demo.test', decidedAt: new Date().toISOString() });
  const { getInputs, answers } = show({ PortalPaths: paths(path()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Hiring at /hiring' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Hiring at /hiring?' }));
  expect(dialog.getByText(/^Nothing changes at \/hiring\./)).toBeInTheDocument();
  expect(getInputs('DeclinePortalPath')).toEqual([]);
  Object.assign(answers, {
    DeclinePortalPath: replyTo(DeclinePortalPathDocument, { declinePortalPath: declined }),
    PortalPaths: paths(declined),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Declined')).toBeInTheDocument();
  expect(getInputs('DeclinePortalPath')).toEqual([{ id: 'p1' }]);
  expect(screen.getByRole('button', { name: 'Approve Hiring at /hiring' })).toBeInTheDocument();
});

test('retires an approved path after a confirmation, and restores it after another', async () => {
  const retired = { ...approved, status: 'retired' as const };
  const { getInputs, answers } = show({ PortalPaths: paths(approved) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retire Hiring at /hiring' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire Hiring?' }));
  expect(dialog.getByText(/^\/hiring shows Page Not Found from the next page/)).toBeInTheDocument();
  Object.assign(answers, {
    RetirePortalPath: replyTo(RetirePortalPathDocument, { retirePortalPath: retired }),
    PortalPaths: paths(retired),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('RetirePortalPath')).toEqual([{ id: 'p1' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Hiring at /hiring' }));
  const again = within(await screen.findByRole('dialog', { name: 'Restore Hiring at /hiring?' }));
  expect(again.getByText(/so restore only portals of teams you trust\.$/)).toBeInTheDocument();
  Object.assign(answers, {
    ApprovePortalPath: replyTo(ApprovePortalPathDocument, { approvePortalPath: approved }),
    PortalPaths: paths(approved),
  });
  await userEvent.click(again.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(getInputs('ApprovePortalPath')).toEqual([{ id: 'p1' }]));
  expect(await screen.findByText('Hiring restored')).toBeInTheDocument();
});

test('a rejected decision shows the server message and keeps the dialog open', async () => {
  const words = '/hiring belongs to /hiring of mfe-people';
  show({ PortalPaths: paths(path()), ApprovePortalPath: errorReply('CONFLICT', words) });
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Hiring/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test("the product's own paths are listed behind their count, without actions", async () => {
  show({
    PortalPaths: paths(
      path({
        id: '/client',
        path: '/client',
        title: 'Client portal',
        source: 'installation',
        status: 'approved',
        audiences: ['client'],
      }),
    ),
  });
  await userEvent.click(await screen.findByText('Included with the product: 1'));
  const list = await (await panel()).findByRole('list', { name: 'Paths included with the product' });
  expect(list).toHaveTextContent('Client portal/clientFor clientsmfe-hiring');
  expect((await panel()).queryByRole('button')).not.toBeInTheDocument();
});

test('a request appears live when a release makes it', async () => {
  const { answers, emitEvent } = show();
  expect(await (await panel()).findByText('No portals from other repositories')).toBeInTheDocument();
  answers.PortalPaths = paths(path());
  await emitEvent('ReleaseMoved', { releaseMoved: 'mfe-hiring' });
  expect(await screen.findByText('Waiting for approval')).toBeInTheDocument();
});

test('the panel fails on its own, and Retry loads it', async () => {
  const { answers } = show({ PortalPaths: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await (await panel()).findByText("Couldn't load the portal paths")).toBeInTheDocument();
  answers.PortalPaths = paths(path());
  await userEvent.click((await panel()).getByRole('button', { name: 'Retry' }));
  expect(await registered()).toHaveLength(1);
});

test('a published portal without approval says that no one can open it', async () => {
  show({ ServedRemotes: remotes(remote({ remote: 'mfe-hiring', title: null, isReachable: false })) });
  expect(await screen.findByText('No one can open it: none of its paths is approved')).toBeInTheDocument();
});

test('a portal waiting for its first approval shows the requested title', async () => {
  show({
    ServedRemotes: remotes(remote({ remote: 'mfe-hiring', title: null, isReachable: false })),
    PortalPaths: paths(path()),
  });
  const list = await screen.findByRole('list', { name: 'Portals' });
  await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent(/^Hiringmfe-hiring/));
});

test("keys, reviews and history use the path's title for a portal from another repository", async () => {
  const hiring = { remote: 'mfe-hiring', title: 'Job openings' };
  show({
    ServedRemotes: remotes(remote(hiring)),
    ReleaseHistory: history(event({ remote: 'mfe-hiring' })),
    ReleaseReviews: reviews(review({ release: { ...review().release, remote: 'mfe-hiring' } })),
    ReleaseKeys: keys(key({ remotes: ['mfe-hiring'] })),
  });
  for (const name of ['Release keys', 'Versions to review', 'Releases'])
    expect(await screen.findByRole('list', { name })).toHaveTextContent('Job openings');
  expect(screen.getByRole('option', { name: 'Job openings' })).toBeInTheDocument();
});
