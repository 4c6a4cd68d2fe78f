import { createContext, useContext } from 'react';

const RefreshConversationsContext = createContext<() => void>(() => undefined);

/** Provides a function that refreshes the conversation list. */
export const RefreshConversationsProvider = RefreshConversationsContext.Provider;

/** Call it after a new message: it moves the conversation to the top and may have given it a title. */
export const useRefreshConversations = () => useContext(RefreshConversationsContext);
