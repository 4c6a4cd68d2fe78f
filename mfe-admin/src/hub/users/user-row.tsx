import { Avatar, Button, Icon } from 'kit/controls';
import { Moment } from 'kit/format';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { ContractorDetails } from './contractor-details.tsx';
import type { OpenUserDialog } from './user-dialogs.tsx';
import { Row } from './user-layout.tsx';
import { getName } from './use-user-changes.ts';
import type { HubUser } from './use-users.ts';

interface UserRowProps {
  user: HubUser;
  /** What they are, in words. */
  role: string;
  row: RowProps;
  onAsk: (to: OpenUserDialog['to']) => void;
  onReactivate: () => void;
}

/** An account: whose it is, what they are, where they are signed in. */
export function UserRow({ user, role, row, onAsk, onReactivate }: UserRowProps) {
  const { email, deactivatedAt, hasSecondFactor, contractorProfile, viewerCanChange } = user;
  const name = getName(user);
  return (
    <Row {...row}>
      <Who>
        <Avatar person={user} />
        <div>
          <strong>{name}</strong>
          <Soft>{email}</Soft>
        </div>
      </Who>
      <div>
        <Tags>
          <span>{role}</span>
          {deactivatedAt && (
            <Tag minimal intent="danger" icon={<Icon name="cross" />}>
              Closed
            </Tag>
          )}
          {hasSecondFactor && (
            <Tag minimal intent="success" icon={<Icon name="tick" />}>
              Two-factor authentication
            </Tag>
          )}
        </Tags>
        {contractorProfile && <ContractorDetails profile={contractorProfile} />}
      </div>
      <Soft>{seen()}</Soft>
      {viewerCanChange ? actions() : <Fixed>You cannot change this account</Fixed>}
    </Row>
  );

  function seen() {
    if (deactivatedAt) {
      return (
        <>
          Closed <Moment at={deactivatedAt} />
        </>
      );
    }
    if (!user.lastSeenAt) return 'Signed in nowhere';
    return (
      <>
        Last seen <Moment at={user.lastSeenAt} />
        <br />
        {user.openSessions === 1 ? '1 open session' : `${user.openSessions} open sessions`}
      </>
    );
  }

  function actions() {
    return (
      <Actions>
        <Button aria-label={`Change role of ${name}`} onClick={() => onAsk('change-role')}>
          Change role
        </Button>
        <Button
          aria-label={`${deactivatedAt ? 'Reactivate' : 'Deactivate'} ${name}`}
          onClick={() => (deactivatedAt ? onReactivate() : onAsk('deactivate'))}
        >
          {deactivatedAt ? 'Reactivate' : 'Deactivate'}
        </Button>
        {user.openSessions > 0 && (
          <Button aria-label={`Sign out everywhere: ${name}`} onClick={() => onAsk('end-sessions')}>
            Sign out everywhere
          </Button>
        )}
        {hasSecondFactor && (
          <Button aria-label={`Remove two-factor authentication for ${name}`} onClick={() => onAsk('remove-factors')}>
            Remove two-factor
          </Button>
        )}
      </Actions>
    );
  }
}

const Who = styled.div`
  display: flex;
  min-width: 0;
  gap: ${({ theme }) => theme.space.s};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :first-child {
    margin-top: 6px;
  }
`;

const Soft = styled.p`
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Fixed = styled(Soft)`
  text-align: right;
  ${({ theme }) => theme.screen.narrow} {
    text-align: left;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.xs}`};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.xs};
  ${({ theme }) => theme.screen.narrow} {
    > button {
      flex: auto;
    }
  }
`;
