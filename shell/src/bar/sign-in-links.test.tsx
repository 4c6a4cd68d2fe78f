import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'kit/router';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { SignInLinks } from './sign-in-links.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

function show(path: string, isPublicPage: boolean) {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(
    <>
      <SignInLinks isPublicPage={isPublicPage} />
      <Address />
    </>,
    { path },
  );
}

test.each(['Client Login', 'Associate Login'])('%s announces that it opens a dialog', async (name) => {
  show('/', true);
  expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([
  ['Client Login', '/pricing', true, '/pricing?sign-in=client'],
  ['Associate Login', '/pricing', true, '/pricing?sign-in=associate'],
  ['Client Login', '/client/billing', false, '/?sign-in=client'],
  ['Associate Login', '/client/billing', false, '/?sign-in=associate'],
])('%s at %s (public page: %s) opens %s', async (name, path, isPublicPage, address) => {
  show(path, isPublicPage);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.getByText(`At ${address}`)).toBeInTheDocument();
});
