import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { HeroActions } from '../landing/hero/hero-actions.tsx';
import { SiteFrame } from '../site-frame.tsx';
import './sign-in-dialogs.tsx';

const open = (path = '/') =>
  renderInPage(
    <SiteFrame>
      <HeroActions onStart={() => undefined} />
      <SignedIn>
        <p>Someone is signed in</p>
      </SignedIn>
    </SiteFrame>,
    { path },
  );

test('a client sees what the portal is for and continues to the sign-in', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const { left } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Client Login' }));
  expect(await screen.findByRole('dialog', { name: 'Client Login' })).toHaveTextContent(
    'Clients can access the project dashboard, track progress and manage their development solutions.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Client Portal' }));
  expect(left).toEqual(['/login']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the dialog', async (_, close) => {
  mockNetwork({ Viewer: signedOutReply });
  const { left } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Client Login' }));
  await screen.findByRole('dialog');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Client Login' })).toHaveFocus();
  expect(left).toEqual([]);
});

test('a URL that opens the dialog does so only for signed-out visitors', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  open('/?sign-in=client');
  await screen.findByText('Someone is signed in');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
