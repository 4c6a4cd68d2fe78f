import { useState } from 'react';
import { useApolloClient, type DataClient } from 'kit/apollo';
import { Button } from 'kit/controls';
import { toFault } from 'kit/fault';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import styled from 'styled-components';
import { saveAs } from 'kit/copy';
import { ConversationTitle_ConversationFragmentDoc } from '#gql/graphql.ts';
import type { Transcript } from './transcript/transcript.ts';
import { loadAllPages } from './transcript/load-pages.ts';
import { toMarkdown, toFileName } from './export/to-markdown.ts';

interface ChatToolsProps {
  conversationId: string;
  transcript: Transcript;
  loaded: number;
}

/** The line above the messages: how many are loaded, and Export. */
export function ChatTools({ conversationId, transcript, loaded }: ChatToolsProps) {
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  return (
    <Line>
      <span>{loaded === 1 ? '1 message loaded' : `${loaded} messages loaded`}</span>
      <Button disabled={loaded === 0 || isSaving} onClick={() => void save()}>
        Export
      </Button>
    </Line>
  );

  async function save() {
    setSaving(true);
    try {
      await downloadConversation(client, transcript, conversationId);
    } catch (error) {
      const description = `Failed to export the conversation: ${toFault(error).message || 'Unknown error'}`;
      toast({ title: 'Error', description, intent: 'destructive' });
    }
    setSaving(false);
  }
}

const Line = styled.div`
  display: flex;
  padding: 4px ${tokens.space.l};
  align-items: center;
  justify-content: space-between;
  border-bottom: 1px solid ${tokens.color.line};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-variant-numeric: tabular-nums;
  button {
    min-height: 32px;
    padding: 5px ${tokens.space.s};
    font-size: ${tokens.size.tiny};
  }
  button[aria-disabled='true'] {
    cursor: default;
  }
  ${tokens.screen.narrow} {
    padding: 4px ${tokens.space.m};
  }
`;

/** Downloads the whole conversation as a file. Throws if part of it fails to load. */
async function downloadConversation(client: DataClient, transcript: Transcript, conversationId: string) {
  await loadAllPages(transcript);
  const cachedConversation = client.cache.readFragment({
    id: client.cache.identify({ __typename: 'Conversation', id: conversationId }),
    fragment: ConversationTitle_ConversationFragmentDoc,
  });
  const title = cachedConversation?.title ?? 'Conversation';
  const file = new Blob([toMarkdown(title, transcript.state.messages)], { type: 'text/markdown' });
  saveAs(file, toFileName(title));
}
