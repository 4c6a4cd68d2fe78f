import { Drawing, IconButton } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { conversationAt } from '../../address.ts';
import { drawings } from '../drawings.ts';
import { ConversationLine, rowPlace } from './conversation-line.ts';
import { rowId } from './row-id.ts';

interface Row {
  conversation: ConversationRow_ConversationFragment;
  isOpen: boolean;
  isGoing: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One conversation: title, last update and templates; actions show on hover and focus. */
export function ConversationRow({ conversation, isOpen, isGoing, onEdit, onDelete }: Row) {
  const { id, title, updatedAt, templates } = conversation;
  return (
    <ConversationLine data-open={isOpen} aria-busy={isGoing}>
      <Open id={rowId(id)} to={conversationAt(id)} aria-current={isOpen ? 'true' : undefined}>
        <strong title={title}>{title}</strong>
        <RelativeTime at={updatedAt} />
        {templates.length > 0 && (
          <Badges>
            {templates.map(({ id: templateId, name }) => (
              <Tag key={templateId} minimal>
                {name}
              </Tag>
            ))}
          </Badges>
        )}
      </Open>
      <Actions data-actions>
        <IconButton $size={32} type="button" title={`Edit ${title}`} onClick={onEdit}>
          <Drawing d={drawings.edit} />
        </IconButton>
        <IconButton $size={32} type="button" title={`Delete ${title}`} onClick={onDelete}>
          <Drawing d={drawings.trash} />
        </IconButton>
      </Actions>
    </ConversationLine>
  );
}

const Open = styled(Link)`
  ${rowPlace}
  && {
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  html body &:focus-visible {
    outline-offset: -2px;
  }
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
  }
  strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    justify-self: start;
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
  }
`;

const Badges = styled.span`
  display: flex;
  overflow: hidden;
  padding-top: 4px;
  flex-wrap: wrap;
  gap: 4px;
`;

const Actions = styled.span`
  position: absolute;
  top: 8px;
  right: ${({ theme }) => theme.space.xs};
  display: flex;
  border-radius: ${({ theme }) => theme.radius.small};
`;
