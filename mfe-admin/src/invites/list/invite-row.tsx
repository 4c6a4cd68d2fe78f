import { humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { InviteRow_InvitationFragment, IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { InviteActions } from './invite-actions.tsx';
import { InviteLine } from './invite-line.ts';
import { InviteTimes } from './invite-times.tsx';
import { getInviteStatus } from './get-invite-status.ts';
import { LoginCode } from './login-code.tsx';
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
