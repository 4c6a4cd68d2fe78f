import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from 'kit/dialog';
import { TextAreaField, useForm } from 'kit/forms';
import { toastFailure } from 'kit/toasts';
import { declineReleaseRule } from 'rules/release-trust';
import { FormFooter } from '../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../ai/unsaved/use-unsaved-changes.ts';
import { usePortalName } from '../portal-names.ts';
import type { Review } from './use-reviews.ts';
import { SpacedForm } from '../../spaced-form.ts';

interface DeclineDialogProps {
  isOpen: boolean;
  review: Review | null;
  onDecline: (review: Review, reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of a decline, which the team sees in the history. */
export function DeclineDialog({ isOpen, review, onDecline, onClose }: DeclineDialogProps) {
  const getPortalName = usePortalName();
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const title = review ? `Decline ${getPortalName(review.release.remote)} ${review.release.version}?` : '';
  return (
    <Dialog isOpen={isOpen} title={title} onClose={() => requestClose.current()}>
      {review && <DeclineForm review={review} requestCloseRef={requestClose} onDecline={onDecline} onClose={onClose} />}
    </Dialog>
  );
}

interface DeclineFormProps extends Pick<DeclineDialogProps, 'onDecline' | 'onClose'> {
  review: Review;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
}

function DeclineForm({ review, requestCloseRef, onDecline, onClose }: DeclineFormProps) {
  const { values, field, pending, formProps } = useForm({
    rule: declineReleaseRule,
    initial: { reason: '' },
    read: ({ reason }) => ({ id: review.request?.id, reason }),
    onSubmit: async ({ reason }) => {
      if (await onDecline(review, reason)) onClose();
    },
    onFailure: (fault) => toastFailure(fault, 'Error'),
  });
  const unsaved = useUnsavedChanges(values.reason !== '', onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  return (
    <SpacedForm {...formProps}>
      <p>The version won't be published. The live version stays as it is.</p>
      <TextAreaField label="Reason" hint="Shown to its team in the history." {...field('reason')} />
      <FormFooter danger unsaved={unsaved} pending={pending} submit="Decline" submitting="Declining…" />
    </SpacedForm>
  );
}
