import { Button } from 'kit/controls';
import { RelativeTime, useNow } from 'kit/format';
import { tokens } from 'kit/theme';
import { describeScopes } from 'rules/access-tokens';
import styled from 'styled-components';
import type { AccessTokensQuery } from '#account/gql/graphql.ts';
import { Row } from '../account-parts.ts';

interface TokenRowProps {
  token: AccessTokensQuery['accessTokens'][number];
  onRevoke: () => void;
}

export function TokenRow({ token: { name, lastFour, scopes, expiresAt, lastUsedAt }, onRevoke }: TokenRowProps) {
  const isExpired = Date.parse(expiresAt) <= useNow();
  return (
    <Row>
      <div>
        <strong>{name}</strong> <Code>tenx_…{lastFour}</Code>
        <small>{describeScopes(scopes)}</small>
        <small>
          {isExpired ? <Expired>expired</Expired> : 'expires'} <RelativeTime at={expiresAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </small>
      </div>
      <Button aria-label={`Revoke the token ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}

const Code = styled.code`
  color: ${tokens.color.soft};
  font: 12px/18px ${tokens.font.code};
`;

const Expired = styled.span`
  color: ${tokens.color.danger};
  font-weight: 600;
`;
