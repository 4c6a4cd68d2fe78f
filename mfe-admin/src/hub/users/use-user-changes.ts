import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { Role } from 'rules/people';
import {
  ChangeRoleDocument,
  DeactivateUserDocument,
  EndUserSessionsDocument,
  ReactivateUserDocument,
  RemoveSecondFactorsDocument,
} from '#gql/graphql.ts';
import { roleInWords } from './role-in-words.ts';
import type { HubUser } from './use-users.ts';

/** What ends the sessions of a person leaves them signed in nowhere. */
const signedOut = { openSessions: 0, lastSeenAt: null };

/** What one does to an account. It shows at once, and is taken back where the server refuses. */
export function useUserChanges(roles?: Parameters<typeof roleInWords>[1]) {
  const [changeRole] = useOptimisticMutation(ChangeRoleDocument, { failed: 'The role was not changed' });
  const [deactivate] = useOptimisticMutation(DeactivateUserDocument, { failed: 'The account was not deactivated' });
  const [endSessions] = useOptimisticMutation(EndUserSessionsDocument, { failed: 'The sessions were not ended' });
  const [reactivate] = useOptimisticMutation(ReactivateUserDocument, { failed: 'The account was not reactivated' });
  const [removeFactors] = useOptimisticMutation(RemoveSecondFactorsDocument, {
    failed: "Couldn't remove two-factor authentication",
  });
  const done = (title: string, description: string) => toast({ title, description, intent: 'success' });
  return {
    changeRole: async (user: HubUser, role: Role, contractorRole: string | null) => {
      const changed = { ...getStanding(user), ...signedOut, role, contractorRole };
      const variables = { id: user.id, role, contractorRole };
      if (await changeRole({ variables, optimisticResponse: { changeUserRole: changed } }))
        done('Role changed', `${getName(user)} is ${roleInWords(changed, roles)} now, and signs in again.`);
    },
    deactivate: async (user: HubUser) => {
      const changed = { ...getStanding(user), ...signedOut, deactivatedAt: new Date().toISOString() };
      if (await deactivate({ variables: { id: user.id }, optimisticResponse: { deactivateUser: changed } }))
        done('Account deactivated', `${getName(user)} cannot sign in any more.`);
    },
    endSessions: async (user: HubUser) => {
      const changed = { ...getStanding(user), ...signedOut };
      if (await endSessions({ variables: { id: user.id }, optimisticResponse: { endUserSessions: changed } }))
        done('Signed out everywhere', `All sessions of ${getName(user)} have ended.`);
    },
    reactivate: async (user: HubUser) => {
      const changed = { ...getStanding(user), deactivatedAt: null };
      if (await reactivate({ variables: { id: user.id }, optimisticResponse: { reactivateUser: changed } }))
        done('Account reactivated', `${getName(user)} signs in as before.`);
    },
    removeFactors: async (user: HubUser) => {
      const gone = await removeFactors({
        variables: { id: user.id },
        optimisticResponse: { removeSecondFactors: true },
        update: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'User', id: user.id }) ?? '',
            fields: { hasSecondFactor: () => false, openSessions: () => 0, lastSeenAt: () => null },
          }),
      });
      if (gone) done('Two-factor authentication removed', `${getName(user)} can sign in with just the password.`);
    },
  };
}

export const getName = ({ firstName, lastName }: Pick<HubUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

const getStanding = ({ id, role, contractorRole, deactivatedAt, openSessions, lastSeenAt }: HubUser) => ({
  __typename: 'User' as const,
  id,
  role,
  contractorRole,
  deactivatedAt,
  openSessions,
  lastSeenAt,
});
