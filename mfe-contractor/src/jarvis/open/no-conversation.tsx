import { useId } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import styled from 'styled-components';
import { AvailableTemplatesDocument } from '#gql/graphql.ts';
import { noTemplatesMessage } from '../sidebar/form/no-templates.ts';
import { ConversationPlaceholder } from './conversation-placeholder.ts';

/** Nothing is open: introduces Jarvis and offers to start a conversation. */
export function NoConversation({ onNew }: { onNew: () => void }) {
  const { data } = useQuery(AvailableTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  const reason = useId();
  const hasNone = data?.availablePromptTemplates.length === 0;
  return (
    <ConversationPlaceholder>
      <h2>Jarvis Development Assistant</h2>
      <p>
        Ask about designs, code and databases. Templates set how Jarvis works with you; the documents you select are
        what it answers from.
      </p>
      <Start $primary disabled={hasNone} aria-describedby={hasNone ? reason : undefined} onClick={onNew}>
        Start New Conversation
      </Start>
      {hasNone && <p id={reason}>{noTemplatesMessage}</p>}
    </ConversationPlaceholder>
  );
}

const Start = styled(Button)`
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
