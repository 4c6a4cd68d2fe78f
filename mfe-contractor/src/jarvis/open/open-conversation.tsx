import type { RefObject } from 'react';
import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { jarvisTabUrl } from '../conversation-url.ts';
import { Chat } from '../chat/chat.tsx';

interface OpenConversationProps {
  id: string;
  /** Undefined if it is beyond the loaded part of the list. */
  conversation: ConversationRow_ConversationFragment | undefined;
  title: RefObject<HTMLHeadingElement | null>;
}

/** The open conversation: its title, a back link on phones, and the chat. */
export function OpenConversation({ id, conversation, title }: OpenConversationProps) {
  return (
    <Column>
      <Head>
        <Back to={jarvisTabUrl} title="All conversations">
          <Icon name="back" />
        </Back>
        <h2 ref={title} tabIndex={-1} title={conversation?.title}>
          {conversation?.title ?? 'Conversation'}
        </h2>
        <Badges>
          {conversation?.promptTemplates.map(({ id: templateId, name }) => (
            <Tag key={templateId} minimal>
              {name}
            </Tag>
          ))}
        </Badges>
      </Head>
      <Place>
        <Chat key={id} conversationId={id} />
      </Place>
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  min-width: 0;
  min-height: 0;
  height: 100%;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
`;

const Head = styled.header`
  display: flex;
  min-width: 0;
  min-height: 48px;
  padding: 4px ${tokens.space.l};
  align-items: center;
  gap: ${tokens.space.s};
  border-bottom: 1px solid ${tokens.color.line};
  h2 {
    overflow: hidden;
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h2:focus {
    outline: none;
  }
  ${tokens.screen.narrow} {
    padding: 4px ${tokens.space.xs};
    gap: 4px;
  }
`;

const Back = styled(Link)`
  display: none;
  width: 44px;
  height: 44px;
  flex: none;
  align-items: center;
  justify-content: center;
  && {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    display: flex;
  }
`;

const Badges = styled.span`
  display: flex;
  min-width: 0;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px;
  ${tokens.screen.narrow} {
    display: none;
  }
`;

const Place = styled.div`
  display: grid;
  overflow: hidden;
  min-height: 0;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;
