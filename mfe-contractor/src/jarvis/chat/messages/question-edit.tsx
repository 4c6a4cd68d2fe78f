import { type KeyboardEvent, useState } from 'react';
import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { QuotaNotice } from '../quota/quota-notice.tsx';
import { useQuota } from '../quota/use-quota.ts';
import { useMessageActions } from './message-actions.ts';

interface QuestionEditProps {
  message: ChatMessage;
  onClose: () => void;
}

/** Edits the last question. Its answer is discarded. */
export function QuestionEdit({ message: { id, content }, onClose }: QuestionEditProps) {
  const { edit } = useMessageActions();
  const quota = useQuota();
  const isUsedUp = quota?.left === 0;
  const [text, setText] = useState(content);
  const [isSaving, setSaving] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just clicked Edit
        autoFocus
        aria-label="Your question"
        rows={Math.min(Math.max(text.split('\n').length, 3), 12)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
      />
      {quota && isUsedUp && <QuotaNotice quota={quota} hasDraft={false} />}
      <div>
        <Button $primary type="submit" disabled={isUsedUp || isSaving || text.trim() === ''}>
          Save and resend
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );

  async function save() {
    setSaving(true);
    if (await edit(id, text.trim())) onClose();
    setSaving(false);
  }
}

const Form = styled.form`
  display: grid;
  max-width: 72ch;
  gap: ${tokens.space.xs};
  textarea {
    width: 100%;
    padding: ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
    line-height: 24px;
    resize: vertical;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
  }
`;
