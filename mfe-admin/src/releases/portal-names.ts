import { useQuery } from 'kit/apollo';
import { PortalPathsDocument, ServedRemotesDocument } from '#gql/graphql.ts';

/** Display names of the remotes. */
const portalNames: Record<string, string> = {
  'mfe-admin': 'Admin portal',
  'mfe-client': 'Client portal',
  'mfe-contractor': 'Contractor hub',
  'mfe-marketing': 'Public pages',
  'mfe-sales': 'Sales and project managers',
};

/** A remote from another repository is named by its path's title: the approved one, or the requested one. */
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
