import { useState } from 'react';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { formatAudiences } from 'rules/audience-labels';
import { usePortalName } from '../portal-names.ts';
import { Rows } from '../../rows.ts';
import { ReviewRow, ReviewRowSkeleton } from './review-row.tsx';
import { type Review, useReviews } from './use-reviews.ts';

const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);
const DeclineDialog = lazyDialog(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

/**
 * Versions that not everyone gets, or only since today, with their changes; some wait for a second person's approval.
 */
export function ReviewPanel() {
  const getPortalName = usePortalName();
  const { reviews, error, refresh, approve, decline } = useReviews();
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [declining, setDeclining] = useState<Review | null>(null);
  const close = () => setOpen(null);
  const confirmApproval = (review: Review) => {
    setConfirmation({
      ...toApproveConfirmation(review, getPortalName(review.release.remote)),
      run: () => approve(review),
    });
    setOpen('approve');
  };
  const openDecline = (review: Review) => {
    setDeclining(review);
    setOpen('decline');
  };
  return (
    <Panel title="Review" busy={!reviews && !error}>
      {reviews ? list(reviews) : error ? failed() : skeletons()}
      <ConfirmDialog isOpen={open === 'approve'} confirmation={confirmation} onClose={close} />
      <DeclineDialog isOpen={open === 'decline'} review={declining} onDecline={decline} onClose={close} />
    </Panel>
  );

  function list(shown: readonly Review[]) {
    if (shown.length === 0)
      return (
        <EmptyState
          title="Nothing to review"
          hint="Staged, canary and pending versions appear here with their changes, until a day after their release."
        />
      );
    return (
      <Rows aria-label="Versions to review">
        {shown.map((review) => (
          <ReviewRow
            key={review.request?.id ?? review.release.id}
            review={review}
            onApprove={() => confirmApproval(review)}
            onDecline={() => openDecline(review)}
          />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load the versions to review"
        hint="Requests for approval are kept. Try again."
        onRetry={refresh}
      />
    );
  }
}

function toApproveConfirmation({ release: { version }, request }: Review, name: string): Omit<Confirmation, 'run'> {
  const audiences = request?.canaryAudiences ?? [];
  const who = audiences.length > 0 ? `Only ${formatAudiences(audiences)} get` : 'Everyone gets';
  return {
    title: `Approve ${name} ${version}?`,
    message: `${who} it from the next page that they open. Its code runs on every page of this site, so approve only what you have checked.`,
    confirmLabel: 'Approve',
    pendingLabel: 'Approving…',
    intent: 'primary',
  };
}

const skeletons = () => (
  <Rows aria-hidden>
    <ReviewRowSkeleton />
  </Rows>
);
