/* A conversation that is written by two sides of a ticket: the same to both of them. */
export { Conversation } from './thread/conversation.tsx';
export type { Thread, ThreadMessage } from './thread/thread.ts';
export { useThread } from './thread/use-thread.ts';
