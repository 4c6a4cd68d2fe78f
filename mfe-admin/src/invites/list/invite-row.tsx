import { humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { CopyButton } from 'kit/copy';
import type { InviteRow_InvitationFragment, IssuedInvite_InvitationFragment, InvitationStatus } from '#gql/graphql.ts';
import { InviteActions } from './invite-actions.tsx';
import { InviteLine } from './invite-line.ts';
import { InviteTimes } from './invite-times.tsx';
import { StatusTag } from './status-tag.tsx';

interface InviteRowProps {
  row: RowProps;
  invite: InviteRow_InvitationFragment;
  now: Date;
  /** Its login code, if it was created on this screen: the server stores only its hash. */
  code: string | undefined;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: (id: string) => void;
  /** The invite in the list is out of date. */
  onOutdated: () => void;
}

/** One invite with its recipient, role, times, status and actions. */
export function InviteRow({ row, invite, now, code, onResent, onRevoked, onOutdated }: InviteRowProps) {
  const lineId = `invite-${invite.id}`;
  const status = getInviteStatus(invite, now);
  const { email, role, contractorRole } = invite;
  return (
    <InviteLine {...row} id={lineId} tabIndex={-1}>
      <Words>
        <strong>{email}</strong>
        <p>
          {humanize(role)}
          {contractorRole && ` · ${humanize(contractorRole)}`}
        </p>
        <InviteTimes invite={invite} status={status} now={now} />
        {code && status === 'pending' && <LoginCode code={code} email={email} />}
      </Words>
      <StatusTag status={status} />
      {(status === 'pending' || status === 'expired') && (
        <InviteActions
          invite={invite}
          canRevoke={status === 'pending'}
          onResent={onResent}
          onOutdated={onOutdated}
          onRevoked={() => {
            onRevoked(invite.id);
            document.getElementById(lineId)?.focus();
          }}
        />
      )}
    </InviteLine>
  );
}

const Words = styled.div`
  strong {
    display: block;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
    font-variant-numeric: tabular-nums;
  }
`;

type InviteExpiry = Pick<InviteRow_InvitationFragment, 'status' | 'expiresAt'>;

/** The status of an invite now: a pending one may have expired since it was fetched. */
function getInviteStatus({ status, expiresAt }: InviteExpiry, now: Date): InvitationStatus {
  return status === 'pending' && new Date(expiresAt) <= now ? 'expired' : status;
}

/** The login code of a new invite, ready to share. */
const LoginCode = ({ code, email }: { code: string; email: string }) => (
  <Line>
    Login code <code>{code}</code>
    <CopyButton text={code} name={`login code of ${email}`} />
  </Line>
);

const Line = styled.div`
  display: flex;
  margin: -4px 0 -8px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
  code {
    color: ${tokens.color.ink};
    font: 12px/18px ${tokens.font.code};
  }
`;
