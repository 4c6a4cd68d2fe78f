import { useCallback, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { ConfirmDialog } from 'kit/dialog';
import { ErrorState } from 'kit/states';
import { tokens as theme } from 'kit/theme';
import { toast } from 'kit/toasts';
import styled from 'styled-components';
import { AccessTokensDocument, type AccessTokensQuery, RevokeAccessTokenDocument } from '#account/gql/graphql.ts';
import { Rows } from '../account-parts.ts';
import { AccountSection } from '../account-section.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useAction } from '../use-action.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { type CreatedToken, NewToken } from './new-token.tsx';
import { TokenRow } from './token-row.tsx';

type Tokens = AccessTokensQuery['accessTokens'];

export function AccessTokensSection() {
  const request = useSessionRequest();
  const { answer, fault, refresh } = useAsyncData(
    useCallback(async () => (await request(AccessTokensDocument)).accessTokens, [request]),
  );
  return (
    <AccountSection
      title="Access tokens"
      text="For scripts and integrations that call the API in your name. Give each one only the permissions it needs."
    >
      {answer && <AccessTokens tokens={answer} refresh={refresh} />}
      {!answer && fault && (
        <ErrorState
          title="Couldn't load your access tokens"
          hint="They keep working. Try again."
          detail={fault.message}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !fault && <RowsSkeleton rows={1} name="your access tokens" />}
    </AccountSection>
  );
}

function AccessTokens({ tokens, refresh }: { tokens: Tokens; refresh: () => Promise<void> }) {
  const request = useSessionRequest();
  const { run } = useAction();
  const container = useRef<HTMLDivElement>(null);
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const [revoking, setRevoking] = useState<Tokens[number] | null>(null);

  const revoke = async () => {
    if (!revoking) return;
    try {
      await request(RevokeAccessTokenDocument, { id: revoking.id });
      toast({ title: 'Token revoked', description: `${revoking.name} no longer has access.`, intent: 'success' });
    } finally {
      // Also after a failure: it may have been revoked elsewhere.
      await refresh();
    }
    setRevoking(null);
    container.current?.focus();
  };
  const endCreation = () => {
    setCreating(false);
    setCreated(null);
    // What had the focus was removed.
    container.current?.focus();
  };

  return (
    <Place ref={container} tabIndex={-1}>
      {tokens.length > 0 ? (
        <Rows aria-label="Your access tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </Rows>
      ) : (
        !isCreating && <p>No access tokens yet. Create one to call the API from a script.</p>
      )}
      {created ? (
        <NewToken created={created} onDone={endCreation} />
      ) : isCreating ? (
        <CreateTokenForm
          onCreated={async (token) => {
            setCreated(token);
            await refresh();
          }}
          onCancel={endCreation}
        />
      ) : (
        <Button onClick={() => setCreating(true)}>Create token</Button>
      )}
      <ConfirmDialog
        isOpen={revoking !== null}
        confirmation={{
          title: 'Revoke access token',
          message: `Programs that use “${revoking?.name ?? ''}” are refused immediately. This can't be undone.`,
          confirmLabel: 'Revoke',
          pendingLabel: 'Revoking…',
          intent: 'danger',
          run: () => run('revoke', "Couldn't revoke the token", revoke),
        }}
        onClose={() => setRevoking(null)}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.m};
  > ul,
  > form,
  > section {
    width: 100%;
  }
  > p {
    color: ${theme.color.soft};
  }
  &:focus {
    outline: none;
  }
`;
