import { RelativeTime } from 'kit/format';
import { HighlightedText, matchWords } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ConversationMatchesQuery } from '#gql/graphql.ts';
import { getConversationUrl } from '../../conversation-url.ts';
import { ConversationItem, rowSpacing } from '../list/conversation-line.ts';

interface MatchRowProps {
  match: ConversationMatchesQuery['conversationMatches'][number];
  search: string;
  isOpen: boolean;
}

/** One search result: the conversation and an excerpt. Links to the message. */
export function MatchRow({ match: { conversation, messageId, excerpt }, search, isOpen }: MatchRowProps) {
  const { id, title, updatedAt } = conversation;
  const pattern = matchWords(search);
  return (
    <ConversationItem data-open={isOpen}>
      <Found to={getConversationUrl(id, messageId)} aria-current={isOpen ? 'true' : undefined}>
        <strong>
          <HighlightedText text={title} pattern={pattern} />
        </strong>
        <p>{messageId ? <HighlightedText text={excerpt} pattern={pattern} /> : 'In the title'}</p>
        <RelativeTime at={updatedAt} />
      </Found>
    </ConversationItem>
  );
}

const Found = styled(Link)`
  ${rowSpacing}
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  && strong {
    padding-right: 0;
    font-weight: 600;
  }
  p {
    color: ${tokens.color.soft};
  }
  time {
    justify-self: start;
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
`;
