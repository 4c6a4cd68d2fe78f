import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { TextAreaField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { declineReleaseRule } from 'rules/release-trust';
import styled from 'styled-components';
import { Buttons, DangerButton } from '../../ai/buttons.ts';
import { useFirstField } from '../../hub/roles/use-first-field.ts';
import { usePortalName } from '../portal-names.ts';
import type { Review } from './use-reviews.ts';

interface DeclineDialogProps {
  isOpen: boolean;
  review: Review | null;
  onDecline: (review: Review, reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why a version is declined: its team reads it in the history. */
export function DeclineDialog({ isOpen, review, onDecline, onClose }: DeclineDialogProps) {
  const nameOf = usePortalName();
  const title = review ? `Decline ${nameOf(review.release.remote)} ${review.release.version}?` : '';
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      {review && <DeclineForm review={review} onDecline={onDecline} onClose={onClose} />}
    </Dialog>
  );
}

function DeclineForm({
  review,
  onDecline,
  onClose,
}: Omit<DeclineDialogProps, 'isOpen' | 'review'> & { review: Review }) {
  const first = useFirstField();
  const { field, pending, formProps } = useForm({
    rule: declineReleaseRule,
    initial: { reason: '' },
    read: ({ reason }) => ({ id: review.request?.id, reason }),
    onSubmit: async ({ reason }) => {
      if (await onDecline(review, reason)) onClose();
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  return (
    <Form {...formProps}>
      <p>The version is not published. What everyone gets stays as it is.</p>
      <div ref={first}>
        <TextAreaField label="Reason" hint="Shown to its team in the history." maxLength={500} {...field('reason')} />
      </div>
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        <DangerButton type="submit" disabled={pending}>
          {pending ? 'Declining...' : 'Decline'}
        </DangerButton>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
`;
