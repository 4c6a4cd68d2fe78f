import { useQuery } from 'kit/apollo';
import { ServedRemotesDocument } from '#gql/graphql.ts';

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

/** The same by the remote alone: its title is among the portals that this screen lists. */
export function usePortalName(): (remote: string) => string {
  const { data } = useQuery(ServedRemotesDocument);
  return (remote) => portalName(remote, data?.remotes.find((each) => each.remote === remote)?.title);
}
