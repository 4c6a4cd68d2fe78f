/** The messages of one conversation and the box to write the next. It fills the place that it is given. */
export function Chat({ conversationId }: { conversationId: string }) {
  return <p data-conversation={conversationId}>Loading messages...</p>;
}
