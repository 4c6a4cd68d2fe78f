import { useQuery } from 'kit/apollo';
import { PortalPathsDocument, ServedRemotesDocument } from '#gql/graphql.ts';

/** What people see of a remote. */
const portalNames: Record<string, string> = {
  'mfe-admin': 'Admin portal',
  'mfe-client': 'Client portal',
  'mfe-contractor': 'Contractor hub',
  'mfe-marketing': 'Public pages',
  'mfe-sales': 'Sales and project managers',
};

/** One from another repository has the title of its path: the approved one, or else the one that it asks for. */
export function usePortalName(): (remote: string) => string {
  const { data: served } = useQuery(ServedRemotesDocument);
  const { data: listed } = useQuery(PortalPathsDocument);
  return (remote) => {
    const isSameRemote = (each: { remote: string }) => each.remote === remote;
    return (
      portalNames[remote] ??
      served?.remotes.find(isSameRemote)?.title ??
      listed?.portalPaths.find(isSameRemote)?.title ??
      remote
    );
  };
}
