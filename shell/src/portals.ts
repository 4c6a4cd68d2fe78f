import type { Audience } from 'rules/audiences';
import type { Viewer } from 'kit/session';
import type { Toast } from 'kit/toasts';
import { getRegisteredPortals } from './portals/registry.ts';
import { type PortalRow as DeliveredRow, findPortalRow } from 'rules/portal-rows';
import { getPathAfterJoining, getPathAfterSignIn } from 'rules/routing';
import { screenAccess, type ScreenPath } from 'rules/screen-access';

/** A row of the route table, with the fields that only the shell's own rows have. */
export interface PortalRow extends DeliveredRow {
  /** For signed-out people only: signed-in people are redirected home. */
  signedOutOnly?: true;
  /** Where people are redirected after signing in here. */
  leadsTo?: (viewer: Viewer, hasPendingInvitation: boolean) => string;
  /** Shown to signed-in people without access. */
  refused?: Toast;
  /** Redirects signed-out people home with this toast, instead of to the sign-in. */
  refusedSignedOut?: Toast;
  /** Requires a pending invitation in this browser session. */
  needsPendingInvitation?: true;
  /** Where a part of the product begins: in the Portals menu of everyone who may open it. */
  isArea?: true;
  /** Who may open it, but finds only a link to their own portal. */
  notAreaFor?: Audience;
}

const registrationRefused: Toast = {
  title: 'Access Denied',
  description: 'Please log in to complete contractor registration.',
  intent: 'destructive',
};
const founderOnly: Toast = {
  title: 'Access Denied',
  description: 'This portal is restricted to administrators only.',
  intent: 'destructive',
};

const contractorHub = {
  remote: 'mfe_contractor',
  title: 'Contractor hub',
  waiting: 'Loading 10x Labs Hub...',
} as const;

const founders = { remote: 'mfe_admin', refused: founderOnly } as const;

/** The remote of the public pages and their sign-in dialogs. */
export const publicPages = 'mfe_marketing';

/**
 * The built-in rows of the route table (specification part 1 §2.1). Releases register others. A path that neither has
 * shows the 404 screen.
 */
const screens: ReadonlyArray<Omit<PortalRow, 'audiences' | 'below'> & { path: ScreenPath }> = [
  { path: '/', remote: publicPages, title: 'Home' },
  { path: '/contact', remote: publicPages, title: 'Contact' },
  {
    path: '/login',
    remote: publicPages,
    title: 'Sign in',
    signedOutOnly: true,
    leadsTo: getPathAfterSignIn,
  },
  {
    path: '/forgot-password',
    remote: publicPages,
    title: 'Forgot password',
    signedOutOnly: true,
  },
  { path: '/reset-password', remote: publicPages, title: 'New password' },
  // These two open with the key in an email's link, which never becomes part of a title or page view.
  { path: '/call', remote: publicPages, title: 'Your strategy call' },
  { path: '/enquiry', remote: publicPages, title: 'Your enquiry' },
  {
    path: '/join',
    remote: publicPages,
    title: 'Join',
    signedOutOnly: true,
    leadsTo: getPathAfterJoining,
  },
  {
    path: '/contractor-registration',
    remote: publicPages,
    title: 'Contractor registration',
    needsPendingInvitation: true,
    refusedSignedOut: registrationRefused,
  },
  { path: '/account', remote: 'mfe_marketing', title: 'Your account' },
  {
    path: '/client',
    remote: 'mfe_client',
    title: 'Client portal',
    waiting: 'Loading your portal',
    hasLinks: true,
    isArea: true,
  },
  { path: '/contractor', ...contractorHub, isArea: true, notAreaFor: 'admin' },
  { path: '/contractor-portal', ...contractorHub },
  { path: '/admin/invites', remote: 'mfe_admin', title: 'User invites' },
  { path: '/admin', remote: 'mfe_admin', title: 'Admin portal', isArea: true },
  { path: '/admin/projects', remote: 'mfe_admin', title: 'Projects' },
  { path: '/admin/releases', remote: 'mfe_admin', title: 'Releases' },
  { path: '/admin/users', remote: 'mfe_admin', title: 'Users' },
  { path: '/admin/money', remote: 'mfe_admin', title: 'Money' },
  { path: '/admin/webhooks', remote: 'mfe_admin', title: 'Webhooks' },
  { path: '/admin/security', remote: 'mfe_admin', title: 'Security log' },
  { path: '/admin/tickets', remote: 'mfe_admin', title: 'Tickets' },
  { path: '/admin-dashboard', title: 'Knowledge Hub', ...founders, isArea: true },
  { path: '/admin-dashboard/audit', title: 'Audit log', ...founders },
  { path: '/admin-dashboard/access', title: 'API permissions', ...founders },
  { path: '/sales-portal', remote: 'mfe_sales', title: 'Sales portal', isArea: true },
  {
    path: '/project-manager-portal',
    remote: 'mfe_sales',
    title: 'Project manager portal',
    isArea: true,
  },
];

/** With who may open each. */
export const portals: readonly PortalRow[] = screens.map((screen) => ({
  ...screen,
  ...(screenAccess.find(({ path }) => path === screen.path) ?? { audiences: [] }),
}));

/** The row for a URL: built in, or registered by a release. */
export const findPortal = (pathname: string): PortalRow | undefined =>
  findPortalRow<PortalRow>(portals, pathname) ?? findPortalRow(getRegisteredPortals(), pathname);
