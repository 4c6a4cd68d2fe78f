import { createContext } from 'react';

/** The resource that was read last: its row stays rendered so that focus can return to it. */
export const LastOpenedContext = createContext<string | undefined>(undefined);
