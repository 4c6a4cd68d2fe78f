import { ButtonLink } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { StretchedLink } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { OpenConversationsQuery } from '#gql/graphql.ts';

interface ChooseConversationProps {
  conversations: OpenConversationsQuery['supportTickets'];
}

/** A new message first, then the open conversations, newest first. */
export function ChooseConversation({ conversations: { edges, pageInfo } }: ChooseConversationProps) {
  return (
    <Choices>
      <ButtonLink to="/client/support?new" $primary>
        New message
      </ButtonLink>
      <h3>Open conversations</h3>
      <List>
        {edges.map(({ node: { id, title, createdAt, latestMessages } }) => (
          <li key={id}>
            <StretchedLink to={`/client/support/${id}`}>{title}</StretchedLink>
            <RelativeTime at={latestMessages.edges[0]?.node.createdAt ?? createdAt} />
          </li>
        ))}
      </List>
      {pageInfo.hasNextPage && <Link to="/client/support">All conversations</Link>}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 20px;
  }
`;

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  li {
    position: relative;
    display: flex;
    min-height: 44px;
    padding: ${tokens.space.xs} ${tokens.space.m};
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.m};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  li:hover {
    background: ${tokens.color.sunken};
  }
  a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    flex: none;
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
  }
`;
