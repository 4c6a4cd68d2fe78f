import { exactTime, Moment } from 'kit/format';
import styled from 'styled-components';
import type { InvitationStatus, InviteRow_InvitationFragment } from '#gql/graphql.ts';
import { distance } from './distance.ts';

interface Times {
  invite: InviteRow_InvitationFragment;
  status: InvitationStatus;
  now: Date;
}

/** When it was issued, and what became of it or will. */
export function InviteTimes({ invite: { issuedAt, expiresAt, usedAt, revokedAt }, status, now }: Times) {
  return (
    <Line>
      <span>
        Issued <Moment at={issuedAt} />
      </span>{' '}
      · <span>{end()}</span>
    </Line>
  );

  function end() {
    if (usedAt) return <>used {<Moment at={usedAt} />}</>;
    if (revokedAt) return <>revoked {<Moment at={revokedAt} />}</>;
    return (
      <>
        {status === 'expired' ? 'expired' : 'expires'}{' '}
        <time dateTime={expiresAt} title={exactTime(expiresAt)}>
          {distance(expiresAt, now)}
        </time>
      </>
    );
  }
}

/* Where it does not fit, it breaks between the two. */
const Line = styled.p`
  span {
    white-space: nowrap;
  }
`;
