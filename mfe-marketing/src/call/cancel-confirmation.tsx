import { useState } from 'react';
import { CancelCallDocument, type CallFragment } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import styled from 'styled-components';

interface CancelConfirmationProps {
  link: string;
  onCanceled: (call: CallFragment) => void;
  onDismiss: () => void;
  refresh: () => Promise<void>;
}

/** Confirms a cancellation, because someone else may book the time right after it. */
export function CancelConfirmation({ link, onCanceled, onDismiss, refresh }: CancelConfirmationProps) {
  const title = useFocusOnMount<HTMLHeadingElement>();
  const [pending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    try {
      onCanceled((await request(CancelCallDocument, { key: link })).cancelCall);
    } catch (error) {
      toastFailure(error, "Couldn't cancel the call");
      setPending(false);
      await refresh();
    }
  };
  return (
    <Question>
      <h2 ref={title} tabIndex={-1}>
        Cancel this call?
      </h2>
      <p>This frees the time for others. We'll be notified, so you don't need to write.</p>
      <div>
        <Button $primary disabled={pending} onClick={() => void cancel()}>
          {pending ? 'Canceling…' : 'Yes, cancel the call'}
        </Button>
        <Button onClick={onDismiss}>Keep the call</Button>
      </div>
    </Question>
  );
}

const Question = styled.section`
  display: grid;
  padding: ${tokens.space.l};
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-left: 3px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  p {
    color: ${tokens.color.soft};
  }
  div {
    display: flex;
    padding-top: ${tokens.space.xs};
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
  }
`;
