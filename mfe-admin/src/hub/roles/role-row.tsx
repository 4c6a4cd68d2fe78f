import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { ActiveTag } from '../../ai/active-tag.tsx';
import { Row } from './role-layout.tsx';
import type { Role } from './use-roles.ts';

interface RoleRowProps {
  role: Role;
  onEdit: () => void;
  onToggleActive: () => void;
}

/** A role with its description, permissions and number of holders. */
export function RoleRow({ role, onEdit, onToggleActive }: RoleRowProps) {
  const { name, displayName, description, permissions, isActive, people } = role;
  return (
    <Row>
      <div>
        <Name>
          <strong>{displayName}</strong> <code>{name}</code>
        </Name>
        {description && <MutedText>{description}</MutedText>}
      </div>
      <Tags aria-label={`Permissions of ${displayName}`}>
        {permissions.length === 0 && <MutedText as="li">No permissions listed</MutedText>}
        {permissions.map((permission) => (
          <li key={permission}>
            <Tag minimal>{permission}</Tag>
          </li>
        ))}
      </Tags>
      <RoleStatus>
        <ActiveTag isActive={isActive} />
        <MutedText as="span">{people === 1 ? '1 person' : `${people} people`}</MutedText>
      </RoleStatus>
      <Actions>
        <Button aria-label={`Edit ${displayName}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${displayName}`}
          title={
            isActive
              ? 'New invitations can no longer use it. Current holders keep it.'
              : 'Invitations can use it again.'
          }
          onClick={onToggleActive}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
      </Actions>
    </Row>
  );
}

const Name = styled.div`
  overflow-wrap: anywhere;
  code {
    color: ${tokens.color.soft};
    font: 12px/20px ${tokens.font.code};
  }
`;

const MutedText = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const RoleStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    > button {
      flex: 1;
    }
  }
`;
