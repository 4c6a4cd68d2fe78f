import { formatExactTime, RelativeTime } from 'kit/format';
import styled from 'styled-components';
import type { InvitationStatus, InviteRow_InvitationFragment } from '#gql/graphql.ts';
import { formatRelativeTime } from './format-relative-time.ts';

interface InviteTimesProps {
  invite: InviteRow_InvitationFragment;
  status: InvitationStatus;
  now: Date;
}

/** When it was issued, and what became of it or will. */
export function InviteTimes({ invite: { issuedAt, expiresAt, usedAt, revokedAt }, status, now }: InviteTimesProps) {
  return (
    <Line>
      <span>
        Issued <RelativeTime at={issuedAt} />
      </span>{' '}
      · <span>{renderOutcome()}</span>
    </Line>
  );

  function renderOutcome() {
    if (usedAt) return <>used {<RelativeTime at={usedAt} />}</>;
    if (revokedAt) return <>revoked {<RelativeTime at={revokedAt} />}</>;
    return (
      <>
        {status === 'expired' ? 'expired' : 'expires'}{' '}
        <time dateTime={expiresAt} title={formatExactTime(expiresAt)}>
          {formatRelativeTime(expiresAt, now)}
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
