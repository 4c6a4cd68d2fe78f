import { useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { CopyButton } from 'kit/copy';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { MessageFoot } from './message-foot.tsx';
import { QuestionEdit } from './question-edit.tsx';

/** A question, as typed. */
export function QuestionBody({ message }: { message: ChatMessage }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (isEditing) return <QuestionEdit message={message} onClose={close} />;
  return (
    <>
      <QuestionText>{message.content}</QuestionText>
      <MessageFoot>
        <CopyButton text={message.content} name="message" />
        {message.canEdit && (
          <Button ref={edit} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </MessageFoot>
    </>
  );

  function close() {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  }
}

export const QuestionText = styled.p`
  max-width: 72ch;
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
