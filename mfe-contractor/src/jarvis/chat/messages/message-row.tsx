import { memo } from 'react';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { AnswerBody } from './answer-body.tsx';
import { MessageFrame } from './message-frame.tsx';
import { QuestionBody } from './question-body.tsx';

interface MessageRowProps {
  message: ChatMessage;
  /** The message that the user came for. */
  isHighlighted: boolean;
}

/** One message. Memoized, since a list may have a thousand of them. */
export const MessageRow = memo(function MessageRow({ message, isHighlighted }: MessageRowProps) {
  const isQuestion = message.role === 'user';
  return (
    <MessageFrame
      id={message.id}
      author={isQuestion ? 'You' : 'Jarvis'}
      at={message.createdAt}
      isHighlighted={isHighlighted}
    >
      {isQuestion ? <QuestionBody message={message} /> : <AnswerBody message={message} />}
    </MessageFrame>
  );
});
