import { createContext, useContext } from 'react';
import type { OpenPassage } from '../passages/passage-dialog.tsx';
import type { Quota } from '../quota/use-quota.ts';
import type { ReplyActions } from '../replies/use-reply-actions.ts';

interface MessageActions extends ReplyActions {
  openPassage: (passage: OpenPassage) => void;
  /** How many questions are left; null while unknown. */
  quota: Quota | null;
}

const MessageActionsContext = createContext<MessageActions | null>(null);

/** Given around the list, so that a row stays the same while what happens around it changes. */
export const MessageActionsOf = MessageActionsContext.Provider;

export function useMessageActions(): MessageActions {
  const actions = useContext(MessageActionsContext);
  if (!actions) throw new Error('A message stands outside the chat');
  return actions;
}
