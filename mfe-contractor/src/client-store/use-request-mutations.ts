import { useOptimisticMutation } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { AcceptRequestDocument, DeclineRequestDocument } from '#gql/graphql.ts';
import type { ClientRequest } from './use-client-requests.ts';

const closedPermissions = { viewerCanAccept: false, viewerCanContact: false, viewerCanDecline: false };

/** Accept and decline update optimistically. If several contractors accept, the first one wins and the others get a CONFLICT. */
export function useRequestMutations(onConflict: (id: string) => void) {
  const { id, firstName, lastName } = useViewer();
  const [accept] = useOptimisticMutation(AcceptRequestDocument, { failed: "Couldn't accept the request" });
  const [decline] = useOptimisticMutation(DeclineRequestDocument, { failed: "Couldn't decline the request" });
  const me = { __typename: 'User' as const, id, firstName, lastName };

  const onRefused = (request: ClientRequest) => (fault: { code: string }) => {
    if (fault.code === 'CONFLICT') onConflict(request.id);
  };
  return {
    accept: (request: ClientRequest) =>
      void accept({
        variables: { id: request.id },
        optimisticResponse: {
          acceptClientStoreRequest: {
            ...request,
            ...closedPermissions,
            status: 'accepted',
            acceptedBy: me,
            project: null,
          },
        },
        onRefused: onRefused(request),
      }),
    decline: (request: ClientRequest) =>
      void decline({
        variables: { id: request.id },
        optimisticResponse: { declineClientStoreRequest: { ...request, ...closedPermissions, status: 'declined' } },
        onRefused: onRefused(request),
      }),
  };
}
