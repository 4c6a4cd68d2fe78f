/**
 * Every screen by its route. A portal's routes have this type, so that visit counts can name a screen without its address,
 * which may contain ids.
 */
export const screenRoutes = [
  '/',
  '/contact',
  '/enquiry',
  '/call',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/join',
  '/contractor-registration',
  '/account',
  '/client',
  '/client/projects',
  '/client/projects/:id',
  '/client/billing',
  '/client/support',
  '/client/support/:id',
  '/contractor',
  '/contractor-portal',
  '/admin',
  '/admin/projects',
  '/admin/money',
  '/admin/releases',
  '/admin/security',
  '/admin/users',
  '/admin/webhooks',
  '/admin/tickets',
  '/admin/tickets/:id',
  '/admin/invites',
  '/admin-dashboard',
  '/admin-dashboard/audit',
  '/admin-dashboard/access',
  '/sales-portal',
  '/project-manager-portal',
  '/project-manager-portal/projects/:id',
] as const;
export type ScreenRoute = (typeof screenRoutes)[number];

/** The 404 screen, and any unknown route. */
export const otherRoute = 'other';
