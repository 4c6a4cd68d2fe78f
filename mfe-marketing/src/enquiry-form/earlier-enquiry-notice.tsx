import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import { replyHours } from 'rules/enquiries';
import styled from 'styled-components';
import { SendRow } from './enquiry-form-parts.ts';

interface EarlierEnquiryNoticeProps {
  /** From the enquiry that arrived, which may differ from the current form. */
  email: string;
  pending: boolean;
  onDismiss: () => void;
}

/** Replaces the submit button: after a lost response the visitor decides whether to send the corrected enquiry too. */
export function EarlierEnquiryNotice({ email, pending, onDismiss }: EarlierEnquiryNoticeProps) {
  const words = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <Words ref={words} tabIndex={-1}>
        <strong>We received your first message.</strong> Only our response got lost. We'll reply to{' '}
        <strong>{email}</strong> within {replyHours} hours. It doesn't include your later changes.
      </Words>
      <SendRow>
        <Button onClick={onDismiss} disabled={pending}>
          Keep the first one
        </Button>
        <Button type="submit" disabled={pending}>
          {pending ? 'Sending…' : 'Send the new one too'}
        </Button>
      </SendRow>
    </>
  );
}

const Words = styled.p`
  max-width: ${tokens.width.text};
  padding-left: ${tokens.space.s};
  border-left: 2px solid ${tokens.color.accent};
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: none;
  }
`;
