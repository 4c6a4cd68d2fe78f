import { Drawing, IconButton } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { getConversationUrl } from '../../conversation-url.ts';
import { iconPaths } from '../drawings.ts';
import { ConversationItem, rowSpacing } from './conversation-line.ts';
import { getConversationLinkId } from './row-id.ts';

interface ConversationRowProps {
  conversation: ConversationRow_ConversationFragment;
  isOpen: boolean;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One conversation: title, last update and templates; actions show on hover and focus. */
export function ConversationRow({ conversation, isOpen, isDeleting, onEdit, onDelete }: ConversationRowProps) {
  const { id, title, updatedAt, promptTemplates } = conversation;
  return (
    <ConversationItem data-open={isOpen} aria-busy={isDeleting}>
      <Open id={getConversationLinkId(id)} to={getConversationUrl(id)} aria-current={isOpen ? 'true' : undefined}>
        <strong data-excerpt title={title}>
          {title}
        </strong>
        <RelativeTime at={updatedAt} />
        {promptTemplates.length > 0 && (
          <Badges>
            {promptTemplates.map(({ id: templateId, name }) => (
              <Tag key={templateId} minimal>
                {name}
              </Tag>
            ))}
          </Badges>
        )}
      </Open>
      <Actions data-actions>
        <IconButton $size={32} type="button" title={`Edit ${title}`} onClick={onEdit}>
          <Drawing d={iconPaths.edit} />
        </IconButton>
        <IconButton $size={32} type="button" title={`Delete ${title}`} onClick={onDelete}>
          <Drawing d={iconPaths.trash} />
        </IconButton>
      </Actions>
    </ConversationItem>
  );
}

const Open = styled(Link)`
  ${rowSpacing}
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    color: ${tokens.color.ink};
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
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
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
  right: ${tokens.space.xs};
  display: flex;
  border-radius: ${tokens.radius.small};
`;
