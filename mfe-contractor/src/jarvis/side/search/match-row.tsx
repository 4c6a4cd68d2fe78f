import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import styled from 'styled-components';
import type { ConversationMatchesQuery } from '#gql/graphql.ts';
import { conversationAt } from '../../address.ts';
import { ConversationLine, rowPlace } from '../list/conversation-line.ts';
import { Marked } from '../../../search/marked.tsx';

interface Row {
  match: ConversationMatchesQuery['conversationMatches'][number];
  search: string;
  isOpen: boolean;
}

/** One search result: the conversation and an excerpt. Links to the message. */
export function MatchRow({ match: { conversation, messageId, excerpt }, search, isOpen }: Row) {
  const { id, title, updatedAt } = conversation;
  return (
    <ConversationLine data-open={isOpen}>
      <Found to={conversationAt(id, messageId)} aria-current={isOpen ? 'true' : undefined}>
        <strong>
          <Marked text={title} search={search} />
        </strong>
        <p>{messageId ? <Marked text={excerpt} search={search} /> : 'In the title'}</p>
        <RelativeTime at={updatedAt} />
      </Found>
    </ConversationLine>
  );
}

const Found = styled(Link)`
  ${rowPlace}
  && {
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  overflow-wrap: anywhere;
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
  }
  html body &:focus-visible {
    outline-offset: -2px;
  }
  && strong {
    padding-right: 0;
    font-weight: 600;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
  }
  time {
    justify-self: start;
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
    line-height: 16px;
  }
`;
