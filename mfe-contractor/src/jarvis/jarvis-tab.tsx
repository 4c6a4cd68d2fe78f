import { useSearchParams } from 'kit/router';
import { Chat } from './chat/chat.tsx';

/** The assistant: one's conversations, and the one that is open. Which one that is stands in the address. */
export function JarvisTab() {
  const [search] = useSearchParams();
  const conversationId = search.get('conversation');
  return conversationId && <Chat key={conversationId} conversationId={conversationId} />;
}
