/* A ticket's conversation, the same for both sides. */
export { Conversation } from './thread/conversation.tsx';
export type { Thread, ThreadMessage } from './thread/thread.ts';
export { useThread } from './thread/use-thread.ts';
