import { Button } from 'kit/controls';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { ActiveTag } from '../../ai/active-tag.tsx';
import { Row } from './role-layout.tsx';
import type { Role } from './use-roles.ts';

interface RoleRowProps {
  role: Role;
  onEdit: () => void;
  onTurn: () => void;
}

/** A role: what it is called, what one does and may do in it, and how many have it. */
export function RoleRow({ role, onEdit, onTurn }: RoleRowProps) {
  const { name, displayName, description, permissions, isActive, people } = role;
  return (
    <Row>
      <div>
        <Name>
          <strong>{displayName}</strong> <code>{name}</code>
        </Name>
        {description && <Soft>{description}</Soft>}
      </div>
      <Tags aria-label={`Permissions of ${displayName}`}>
        {permissions.length === 0 && <Soft as="li">No permissions named</Soft>}
        {permissions.map((permission) => (
          <li key={permission}>
            <Tag minimal>{permission}</Tag>
          </li>
        ))}
      </Tags>
      <Standing>
        <ActiveTag isActive={isActive} />
        <Soft as="span">{people === 1 ? '1 person' : `${people} people`}</Soft>
      </Standing>
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
          onClick={onTurn}
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
    color: ${({ theme }) => theme.color.soft};
    font: 12px/20px ${({ theme }) => theme.font.code};
  }
`;

const Soft = styled.p`
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.xs}`};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.xs};
  ${({ theme }) => theme.screen.narrow} {
    > button {
      flex: 1;
    }
  }
`;
