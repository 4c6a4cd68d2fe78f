import { createContext, useContext } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Brings the list up to date for whoever is inside. */
export const ConversationsRefreshedBy = Context.Provider;

/** To be called when something was said: that moves its conversation to the top, and may have named it. */
export const useRefreshConversations = () => useContext(Context);
