import { defineApp } from '@10x/portal-build';

export default defineApp({
  dir: import.meta.dirname,
  name: 'mfe_my_portal',
  // An administrator approves these at /admin/releases: on the first release and on every change.
  portals: [{ path: '/my-portal', title: 'My portal', audiences: ['admin'] }],
});
