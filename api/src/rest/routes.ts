/** A REST path: a row that names the operation it runs. No rule lives here. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Its name in operations.graphql. */
  operation: string;
  /** The status of success; 204 has no body. */
  status: 200 | 201 | 204;
}

/** Every documented path (contract §2). Only this table knows a path. */
export const routes: readonly Route[] = [
  { method: 'get', path: '/api/auth/user', operation: 'me', status: 200 },
  { method: 'post', path: '/api/auth/login', operation: 'signIn', status: 200 },
  { method: 'post', path: '/api/admin/login', operation: 'signInAsFounder', status: 200 },
  { method: 'post', path: '/api/auth/logout', operation: 'signOut', status: 204 },
  { method: 'get', path: '/api/projects', operation: 'projects', status: 200 },
  { method: 'get', path: '/api/activity', operation: 'activity', status: 200 },
  { method: 'get', path: '/api/support-tickets', operation: 'supportTickets', status: 200 },
  { method: 'get', path: '/api/client-store', operation: 'clientStoreRequests', status: 200 },
  { method: 'get', path: '/api/payouts', operation: 'payouts', status: 200 },
  { method: 'get', path: '/api/contractor/role', operation: 'contractorRole', status: 200 },
  { method: 'get', path: '/api/admin/contractor-roles', operation: 'contractorRoles', status: 200 },
  { method: 'post', path: '/api/admin/contractor-roles', operation: 'createContractorRole', status: 201 },
  { method: 'get', path: '/api/admin/dashboard-stats', operation: 'dashboardStats', status: 200 },
  { method: 'get', path: '/api/tasks', operation: 'tasks', status: 200 },
  { method: 'get', path: '/api/team', operation: 'team', status: 200 },
];
