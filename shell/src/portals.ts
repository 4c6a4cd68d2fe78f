import type { Toast } from 'kit/toasts';
import type { Audience } from 'rules/audiences';

/** A screen or a portal: where it is, which remote has it, who may open it. */
export interface PortalRow {
  path: string;
  /** Paths below it are the remote's too. */
  below?: true;
  /** Federation name; the registry says where that is. */
  remote: string;
  title: string;
  /** One of these is enough. */
  audiences: readonly Audience[];
  /** For signed-out people only: who is signed in is sent home. */
  signedOutOnly?: true;
  /** Says what is on its way. */
  waiting?: string;
  /** Told to a signed-in person who may not open it. */
  refused?: Toast;
  /** Sends signed-out people home with this, instead of to the sign-in. */
  refusedSignedOut?: Toast;
  /** Opens with a pending invitation in this browser session only. */
  needsPendingInvitation?: true;
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
  audiences: ['contractor', 'admin'],
  waiting: 'Loading 10x Labs Hub...',
} as const;

/** THE route table (specification part 1 §2.1). A path that is not here is the 404 screen. */
const portals: readonly PortalRow[] = [
  { path: '/', remote: 'mfe_marketing', title: 'Home', audiences: ['anyone'] },
  { path: '/contact', remote: 'mfe_marketing', title: 'Contact', audiences: ['anyone'] },
  { path: '/login', remote: 'mfe_marketing', title: 'Sign in', audiences: ['anyone'], signedOutOnly: true },
  { path: '/join', remote: 'mfe_marketing', title: 'Join', audiences: ['anyone'], signedOutOnly: true },
  {
    path: '/contractor-registration',
    remote: 'mfe_marketing',
    title: 'Contractor registration',
    audiences: ['user'],
    needsPendingInvitation: true,
    refusedSignedOut: registrationRefused,
  },
  { path: '/account', remote: 'mfe_marketing', title: 'Your account', audiences: ['user'] },
  {
    path: '/client',
    below: true,
    remote: 'mfe_client',
    title: 'Client portal',
    audiences: ['client'],
    waiting: 'Loading your portal',
  },
  { path: '/contractor', ...contractorHub },
  { path: '/contractor-portal', ...contractorHub },
  { path: '/admin', remote: 'mfe_admin', title: 'Admin portal', audiences: ['admin'] },
  {
    path: '/admin-dashboard',
    remote: 'mfe_admin',
    title: 'Knowledge hub',
    audiences: ['founder'],
    refused: founderOnly,
  },
  { path: '/admin/invites', remote: 'mfe_admin', title: 'User invites', audiences: ['admin'] },
  { path: '/sales-portal', remote: 'mfe_sales', title: 'Sales portal', audiences: ['sales', 'admin'] },
  {
    path: '/project-manager-portal',
    remote: 'mfe_sales',
    title: 'Project manager portal',
    audiences: ['pm', 'admin'],
  },
];

export function portalAt(pathname: string): PortalRow | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return portals.find((row) => path === row.path || (row.below && path.startsWith(`${row.path}/`)));
}
