import { createContext, useContext } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Provides a function that refreshes the conversation list. */
export const ConversationsRefreshedBy = Context.Provider;

/** Call it after a new message: it moves the conversation to the top and may have given it a title. */
export const useRefreshConversations = () => useContext(Context);
