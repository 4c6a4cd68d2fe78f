import type { Portal } from 'kit/contract';
import { Link, useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { Page } from '../page/page.tsx';
import { LoaderProvider } from '../portals/loader-context.ts';
import { createPortalLoader, type FetchPortal } from '../portals/portal-loader.ts';

export const marketingPortal: Portal = {
  routes: [
    { path: '/', title: '10x Labs', Screen: Home },
    { path: '/login', title: 'Sign in', Screen: Login },
    { path: '/contractor-registration', title: 'Registration', Screen: () => <h1>Contractor registration</h1> },
  ],
  nav: [],
};
const clientPortal: Portal = {
  routes: [
    { path: '/client', title: 'Dashboard', Screen: () => <h1>Client dashboard</h1> },
    { path: '/client/billing', title: 'Billing', Screen: () => <h1>Client billing</h1> },
  ],
  nav: [
    { to: '/client', label: 'Dashboard' },
    { to: '/client/billing', label: 'Billing' },
  ],
};

function Home() {
  const { search } = useLocation();
  return (
    <>
      <Link to="/client">To the portal</Link>
      <p>At {search}</p>
    </>
  );
}

function Login() {
  const { adopt } = useSession();
  return (
    <button type="button" onClick={() => adopt(people.client)}>
      Let me in
    </button>
  );
}

export const fetchTestPortal: FetchPortal = async (remote) =>
  remote === 'mfe_client' ? clientPortal : marketingPortal;

export function openPage(path: string, fetchPortal: FetchPortal = fetchTestPortal) {
  const loader = createPortalLoader(fetchPortal);
  return renderInPage(
    <LoaderProvider value={loader}>
      <Page />
    </LoaderProvider>,
    { path, toaster: false },
  );
}
