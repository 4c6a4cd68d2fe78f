import { createContext, useContext } from 'react';
import type { OpenPassage } from '../passages/passage-dialog.tsx';
import type { ReplyActions } from '../replies/use-reply-actions.ts';

interface MessageActions extends ReplyActions {
  openPassage: (passage: OpenPassage) => void;
}

const MessageActionsContext = createContext<MessageActions | null>(null);

/** Shared by all messages. A change rerenders each of them, so it holds only what stays constant during a conversation. */
export const MessageActionsProvider = MessageActionsContext.Provider;

export function useMessageActions(): MessageActions {
  const actions = useContext(MessageActionsContext);
  if (!actions) throw new Error('useMessageActions must be used inside a chat');
  return actions;
}
