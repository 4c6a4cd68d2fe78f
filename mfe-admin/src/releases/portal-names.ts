/** What people see of a remote. */
const names: Record<string, string> = {
  'mfe-admin': 'Admin portal',
  'mfe-client': 'Client portal',
  'mfe-contractor': 'Contractor hub',
  'mfe-marketing': 'Public pages',
  'mfe-sales': 'Sales and project managers',
};

/** One that nobody has named yet goes by the name of its remote. */
export const portalName = (remote: string): string => names[remote] ?? remote;
