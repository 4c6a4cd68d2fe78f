import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Portal } from 'kit/contract';
import { useLocation } from 'kit/router';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { Page } from '../page/page.tsx';
import { LoaderProvider } from '../portals/loader-context.ts';
import { createPortalLoader } from '../portals/portal-loader.ts';

const site: Portal = {
  routes: [
    { path: '/', title: '10x Labs', Screen: Sections },
    { path: '/contact', title: 'Contact', Screen: () => <h1>Contact</h1> },
    { path: '/login', title: 'Sign in', Screen: () => <h1>Sign in</h1> },
  ],
  nav: [
    { to: '/#home', label: 'Home' },
    { to: '/#pricing', label: 'Pricing' },
  ],
};

function Sections() {
  const { search } = useLocation();
  return (
    <>
      <section id="home">
        <h1 tabIndex={-1}>Welcome</h1>
      </section>
      <section id="pricing">
        <h2 tabIndex={-1}>Plans</h2>
      </section>
      <p>At {search}</p>
    </>
  );
}

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function note() {
    scrolled.push(this.id);
  };
});

function open(path: string) {
  const loader = createPortalLoader(async () => site);
  renderInPage(
    <LoaderProvider value={loader}>
      <Page />
    </LoaderProvider>,
    { path, toaster: false },
  );
}
const bar = () => screen.getByRole('banner');
/** Not a whole click: its mouse events would move the focus after the page has set it. */
const follow = async (name: string) => {
  const link = within(await row()).getByRole('link', { name });
  await act(async () => void fireEvent.click(link));
};
const row = async () => (await within(bar()).findAllByRole('navigation', { name: 'Site' }))[0]!;

test("a visitor finds the site's sections in the bar, and each links to its heading", async () => {
  mockNetwork({ Viewer: signedOutReply });
  open('/');
  const heading = await screen.findByRole('heading', { name: 'Plans' });
  await follow('Pricing');
  expect(heading).toHaveFocus();
  expect(within(await row()).getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  await follow('Pricing');
  expect(scrolled).toEqual(['pricing', 'pricing']);
});

test('a section is reached from another page as soon as its page has loaded', async () => {
  mockNetwork({ Viewer: signedOutReply });
  open('/contact');
  await screen.findByRole('heading', { name: 'Contact' });
  await follow('Pricing');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plans' })).toHaveFocus());
});

test('an address with a section opens there, even if the page loads later', async () => {
  mockNetwork({ Viewer: signedOutReply });
  open('/#pricing');
  expect(scrolled).toEqual([]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plans' })).toHaveFocus());
});

test('on a small screen the same links are in a menu that closes on Escape and on selection', async () => {
  mockNetwork({ Viewer: signedOutReply });
  open('/');
  const summary = await screen.findByText('Menu');
  const menu = summary.closest('details')!;
  await userEvent.click(summary);
  expect(menu.open).toBe(true);
  within(menu).getByRole('link', { name: 'Home' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  await userEvent.click(summary);
  await userEvent.click(within(menu).getByRole('link', { name: 'Pricing' }));
  expect(menu.open).toBe(false);
  await userEvent.click(summary);
  await userEvent.click(within(menu).getByRole('button', { name: 'Associate Login' }));
  expect(await screen.findByText('At ?sign-in=associate')).toBeInTheDocument();
});

test('a signed-in person finds their portal there, and no sections or sign-in links', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  open('/');
  expect(
    within(await row())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your portal']);
  expect(within(await row()).getByRole('link')).toHaveAttribute('href', '/client');
  expect(screen.queryByText('Menu')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Client Login' })).not.toBeInTheDocument();
});

test('the sign-in page has no links except to the home page', async () => {
  mockNetwork({ Viewer: signedOutReply });
  open('/login');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(within(bar()).queryByRole('navigation')).not.toBeInTheDocument();
});
