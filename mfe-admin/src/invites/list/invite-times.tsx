import { formatExactTime, RelativeTime } from 'kit/format';
import styled from 'styled-components';
import type { InvitationStatus, InviteRow_InvitationFragment } from '#gql/graphql.ts';
import { formatRelativeTime } from './format-relative-time.ts';

interface InviteTimesProps {
  invite: InviteRow_InvitationFragment;
  status: InvitationStatus;
  now: Date;
}

/** When it was issued, and when it was used, revoked or expires. */
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

/* Breaks between the two if they don't fit. */
const Line = styled.p`
  span {
    white-space: nowrap;
  }
`;
