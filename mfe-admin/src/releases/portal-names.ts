/** What people see of a remote. */
const names: Record<string, string> = {
  'mfe-admin': 'Admin portal',
  'mfe-client': 'Client portal',
  'mfe-contractor': 'Contractor hub',
  'mfe-marketing': 'Public pages',
  'mfe-sales': 'Sales and project managers',
};

/** One from another repository has the title of its path, or else the name of its remote. */
export const portalName = (remote: string, title: string | null = null): string => names[remote] ?? title ?? remote;
