import { Avatar, Button, Icon } from 'kit/controls';
import { RelativeTime, humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { OpenUserDialog } from './user-dialogs.tsx';
import { Row } from './user-layout.tsx';
import { getFullName } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

interface UserRowProps {
  user: HubUser;
  /** The role as text. */
  role: string;
  row: RowProps;
  onOpenDialog: (to: OpenUserDialog['to']) => void;
  onReactivate: () => void;
}

/** An account with its role and sessions. */
export function UserRow({ user, role, row, onOpenDialog, onReactivate }: UserRowProps) {
  const { email, deactivatedAt, hasSecondFactor, contractorProfile, viewerCanChange } = user;
  const name = getFullName(user);
  return (
    <Row {...row}>
      <Identity>
        <Avatar person={user} />
        <div>
          <strong>{name}</strong>
          <MutedText>{email}</MutedText>
        </div>
      </Identity>
      <div>
        <Tags>
          <span>{role}</span>
          {deactivatedAt && (
            <Tag minimal intent="danger" icon={<Icon name="cross" />}>
              Deactivated
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
      <MutedText>{renderLastSeen()}</MutedText>
      {viewerCanChange ? actions() : <LockedNote>You can't change this account</LockedNote>}
    </Row>
  );

  function renderLastSeen() {
    if (deactivatedAt) {
      return (
        <>
          Deactivated <RelativeTime at={deactivatedAt} />
        </>
      );
    }
    if (!user.lastSeenAt) return 'Not signed in';
    return (
      <>
        Last seen <RelativeTime at={user.lastSeenAt} />
        <br />
        {user.openSessions === 1 ? '1 open session' : `${user.openSessions} open sessions`}
      </>
    );
  }

  function actions() {
    return (
      <Actions>
        <Button aria-label={`Change role of ${name}`} onClick={() => onOpenDialog('change-role')}>
          Change role
        </Button>
        <Button
          aria-label={`${deactivatedAt ? 'Reactivate' : 'Deactivate'} ${name}`}
          onClick={() => (deactivatedAt ? onReactivate() : onOpenDialog('deactivate'))}
        >
          {deactivatedAt ? 'Reactivate' : 'Deactivate'}
        </Button>
        <Button aria-label={`Access tokens of ${name}`} onClick={() => onOpenDialog('access-tokens')}>
          Access tokens
        </Button>
        {user.openSessions > 0 && (
          <Button aria-label={`Sign out everywhere: ${name}`} onClick={() => onOpenDialog('end-sessions')}>
            Sign out everywhere
          </Button>
        )}
        {hasSecondFactor && (
          <Button
            aria-label={`Remove two-factor authentication for ${name}`}
            onClick={() => onOpenDialog('remove-factors')}
          >
            Remove two-factor
          </Button>
        )}
      </Actions>
    );
  }
}

const Identity = styled.div`
  display: flex;
  min-width: 0;
  gap: ${tokens.space.s};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :first-child {
    margin-top: 6px;
  }
`;

const MutedText = styled.p`
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const LockedNote = styled(MutedText)`
  text-align: right;
  ${tokens.screen.narrow} {
    text-align: left;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    > button {
      flex: auto;
    }
  }
`;

/** The details that a contractor entered at registration. */
function ContractorDetails({ profile }: { profile: NonNullable<HubUser['contractorProfile']> }) {
  const { tagName, experienceLevel, technologies } = profile;
  return (
    <Details>
      <span>
        {tagName} · {humanize(experienceLevel)}
      </span>
      <span data-excerpt title={technologies}>
        {technologies}
      </span>
    </Details>
  );
}

/* The list of technologies may be long: two lines are shown, the rest on hover. */
const Details = styled.p`
  display: grid;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  > :last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
