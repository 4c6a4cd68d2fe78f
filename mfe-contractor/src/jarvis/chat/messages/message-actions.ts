import { createContext, useContext } from 'react';
import type { OpenPassage } from '../passages/passage-dialog.tsx';
import type { ReplyActions } from '../replies/use-reply-actions.ts';

interface MessageActions extends ReplyActions {
  openPassage: (passage: OpenPassage) => void;
}

const MessageActionsContext = createContext<MessageActions | null>(null);

/** For all messages of the list. A change of it renders each of them, so it has nothing that changes during a conversation. */
export const MessageActionsProvider = MessageActionsContext.Provider;

export function useMessageActions(): MessageActions {
  const actions = useContext(MessageActionsContext);
  if (!actions) throw new Error('A message stands outside the chat');
  return actions;
}
