import { useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { ConfirmContent, Dialog, DialogButtons } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { RelativeTime, useNow } from 'kit/format';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens as theme } from 'kit/theme';
import { toast, toastFailure } from 'kit/toasts';
import { describeScopes } from 'rules/access-tokens';
import styled from 'styled-components';
import { RevokeUserTokenDocument, UserTokensDocument, type UserTokensQuery } from '#gql/graphql.ts';
import { Code, MutedText } from '../../releases/text-styles.ts';
import { Rows } from '../../rows.ts';
import { getFullName } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

type Token = UserTokensQuery['userAccessTokens'][number];

interface UserTokensDialogProps {
  user: HubUser | null;
  onClose: () => void;
}

/** The access tokens of a person, which an administrator can revoke. No one but their owner has seen the tokens themselves. */
export function UserTokensDialog({ user, onClose }: UserTokensDialogProps) {
  return (
    <Dialog isOpen={user !== null} title={user ? `Access tokens of ${getFullName(user)}` : ''} onClose={onClose}>
      {user && <UserTokens key={user.id} userId={user.id} onClose={onClose} />}
    </Dialog>
  );
}

function UserTokens({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error, refresh } = useQuery(UserTokensDocument, {
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const [revoke] = useMutation(RevokeUserTokenDocument);
  const [revoking, setRevoking] = useState<Token | null>(null);

  const run = async ({ id, name }: Token): Promise<boolean> => {
    try {
      await revoke({ variables: { id } });
      toast({ title: 'Token revoked', description: `${name} no longer has access.`, intent: 'success' });
      return true;
    } catch (fault) {
      toastFailure(fault, "Couldn't revoke the token");
      return false;
    } finally {
      // Also after a failure: its owner may have revoked it.
      await refresh();
    }
  };

  if (revoking)
    return (
      <ConfirmContent
        message={`Programs that use “${revoking.name}” are refused immediately. This can't be undone.`}
        confirmLabel="Revoke"
        pendingLabel="Revoking…"
        intent="danger"
        run={() => run(revoking)}
        onCancel={() => setRevoking(null)}
        onDone={() => setRevoking(null)}
      />
    );
  return (
    <>
      {data ? (
        <TokenList tokens={data.userAccessTokens} onRevoke={setRevoking} />
      ) : error ? (
        <ErrorState title="Couldn't load the access tokens" hint="They keep working. Try again." onRetry={refresh} />
      ) : (
        <Skeleton $width="240px" $height="60px" />
      )}
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </>
  );
}

function TokenList({ tokens, onRevoke }: { tokens: readonly Token[]; onRevoke: (token: Token) => void }) {
  // After a confirmation, its buttons are gone.
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <Place ref={place} tabIndex={-1}>
      {tokens.length === 0 ? (
        <EmptyState title="No access tokens" hint="Tokens that they create on their account page appear here." />
      ) : (
        <Rows aria-label="Access tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
          ))}
        </Rows>
      )}
    </Place>
  );
}

function TokenRow({
  token: { name, lastFour, scopes, expiresAt, lastUsedAt },
  onRevoke,
}: {
  token: Token;
  onRevoke: () => void;
}) {
  const isExpired = Date.parse(expiresAt) <= useNow();
  return (
    <Row>
      <div>
        <strong>{name}</strong> <Code>tenx_…{lastFour}</Code>
        <MutedText>{describeScopes(scopes)}</MutedText>
        <MutedText>
          {isExpired ? 'Expired' : 'Expires'} <RelativeTime at={expiresAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </MutedText>
      </div>
      <Button aria-label={`Revoke the token ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}

const Place = styled.div`
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

const Row = styled.li`
  display: grid;
  padding: ${theme.space.s} ${theme.space.m};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
  code {
    white-space: nowrap;
  }
`;
