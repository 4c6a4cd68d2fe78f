import { memo } from 'react';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { AnswerBody } from './answer-body.tsx';
import { MessageFrame } from './message-frame.tsx';
import { QuestionBody } from './question-body.tsx';

interface MessageRowProps {
  message: ChatMessage;
  /** One came here to read this. */
  isMarked: boolean;
}

/** One message. It is drawn anew only when it has changed: there may be a thousand. */
export const MessageRow = memo(function MessageRow({ message, isMarked }: MessageRowProps) {
  const isQuestion = message.role === 'user';
  return (
    <MessageFrame id={message.id} by={isQuestion ? 'You' : 'Jarvis'} at={message.createdAt} isMarked={isMarked}>
      {isQuestion ? <QuestionBody message={message} /> : <AnswerBody message={message} />}
    </MessageFrame>
  );
});
