import { useQuery } from 'kit/apollo';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RelativeTime } from 'kit/format';
import { HighlightedText, matchWords } from 'kit/panel';
import { Link } from 'kit/router';
import { ConversationMatchesDocument, type ConversationMatchesQuery } from '#gql/graphql.ts';
import { ConversationRowSkeleton } from '../list/conversation-row-skeleton.tsx';
import { getConversationUrl } from '../../conversation-url.ts';
import { ConversationItem, rowSpacing } from '../list/conversation-line.ts';

/** Search results in the user's conversations, newest first. */
export function Matches({ search, openMessageId }: { search: string; openMessageId: string | null }) {
  const { data, previousData, error, refresh } = useQuery(ConversationMatchesDocument, {
    variables: { search },
    // Includes messages sent since the last search.
    fetchPolicy: 'cache-and-network',
  });
  // Previous results stay while the user types.
  const matches = (data ?? (error ? undefined : previousData))?.conversationMatches;
  if (error && !data) {
    return (
      <Place>
        <ErrorState title="Couldn't search your conversations" hint="Try again." onRetry={refresh} />
      </Place>
    );
  }
  return (
    <Scroller aria-busy={!data}>
      <Count>{matches ? formatMatchCount(matches.length, search) : 'Searching…'}</Count>
      {matches ? (
        <ul aria-label="Matches">
          {matches.map((match) => (
            <MatchRow
              key={`${match.conversation.id} ${match.messageId}`}
              match={match}
              search={search}
              isOpen={match.messageId !== null && match.messageId === openMessageId}
            />
          ))}
        </ul>
      ) : (
        <ul aria-hidden>
          <ConversationRowSkeleton />
          <ConversationRowSkeleton />
        </ul>
      )}
    </Scroller>
  );
}

/** The server returns at most twenty matches. */
const maxMatches = 20;

function formatMatchCount(count: number, search: string): string {
  if (count === 0) return `Nothing found for "${search}". Try fewer words, or the start of a word.`;
  if (count >= maxMatches) return `Newest ${maxMatches} matches`;
  return count === 1 ? '1 match' : `${count} matches`;
}

const Scroller = styled.div`
  min-height: 0;
  overflow-y: auto;
`;

const Place = styled.div`
  padding: ${tokens.space.s};
`;

const Count = styled.output`
  display: block;
  padding: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.faint};
  overflow-wrap: anywhere;
`;

interface MatchRowProps {
  match: ConversationMatchesQuery['conversationMatches'][number];
  search: string;
  isOpen: boolean;
}

/** One search result: the conversation and an excerpt. Links to the message. */
function MatchRow({ match: { conversation, messageId, excerpt }, search, isOpen }: MatchRowProps) {
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
