import { useOptimisticMutation, useUndo } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { AcceptRequestDocument, DeclineRequestDocument, UndoRequestAnswerDocument } from '#gql/graphql.ts';
import type { ClientRequest } from './use-client-requests.ts';

const closedPermissions = { viewerCanAccept: false, viewerCanContact: false, viewerCanDecline: false };

/** Accept and decline update optimistically. If several contractors accept, the first one wins and the others get a CONFLICT. */
export function useRequestMutations(onConflict: (id: string) => void) {
  const { id, firstName, lastName } = useViewer();
  const [accept] = useOptimisticMutation(AcceptRequestDocument, { failed: "Couldn't accept the request" });
  const [decline] = useOptimisticMutation(DeclineRequestDocument, { failed: "Couldn't decline the request" });
  const undo = useUndo(UndoRequestAnswerDocument);
  const me = { __typename: 'User' as const, id, firstName, lastName };

  const onRefused = (request: ClientRequest) => (fault: { code: string }) => {
    if (fault.code === 'CONFLICT') onConflict(request.id);
  };
  /** The card shows the answer at once; the toast comes with the server's, and can undo it. */
  const answer = async (request: ClientRequest, title: string, sent: Promise<unknown>) => {
    if (await sent) toast({ title, description: request.name, intent: 'success', action: undo(request.id) });
  };
  return {
    accept: (request: ClientRequest) => {
      const acceptClientStoreRequest = {
        ...request,
        ...closedPermissions,
        status: 'accepted' as const,
        acceptedBy: me,
        project: null,
      };
      const change = {
        variables: { id: request.id },
        optimisticResponse: { acceptClientStoreRequest },
        onRefused: onRefused(request),
      };
      void answer(request, 'Request accepted', accept(change));
    },
    decline: (request: ClientRequest) => {
      const declineClientStoreRequest = { ...request, ...closedPermissions, status: 'declined' as const };
      const change = {
        variables: { id: request.id },
        optimisticResponse: { declineClientStoreRequest },
        onRefused: onRefused(request),
      };
      void answer(request, 'Request declined', decline(change));
    },
  };
}
