import { useState } from 'react';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { audienceNames } from '../audience-names.ts';
import { usePortalName } from '../portal-names.ts';
import type { Question } from '../question-dialog.tsx';
import { Rows } from '../rows.ts';
import { ReviewRow, ReviewRowSkeleton } from './review-row.tsx';
import { type Review, useReviews } from './use-reviews.ts';

const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);
const DeclineDialog = dialogOnDemand(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

/** Versions that not everyone gets yet, or only since today, with what they change; some wait for a second person. */
export function ReviewPanel() {
  const nameOf = usePortalName();
  const { reviews, error, refresh, approve, decline } = useReviews();
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [declining, setDeclining] = useState<Review | null>(null);
  const close = () => setOpen(null);
  const askApproval = (review: Review) => {
    setQuestion({ ...getApproval(review, nameOf(review.release.remote)), run: () => approve(review) });
    setOpen('approve');
  };
  const askReason = (review: Review) => {
    setDeclining(review);
    setOpen('decline');
  };
  return (
    <Panel title="Review" busy={!reviews && !error}>
      {reviews ? list(reviews) : error ? failed() : skeletons()}
      <QuestionDialog isOpen={open === 'approve'} question={question} onClose={close} />
      <DeclineDialog isOpen={open === 'decline'} review={declining} onDecline={decline} onClose={close} />
    </Panel>
  );

  function list(shown: readonly Review[]) {
    if (shown.length === 0)
      return (
        <Empty
          title="Nothing to review"
          hint="Versions appear here with what they change while they are staged, canaries or waiting, and for a day after their release."
        />
      );
    return (
      <Rows aria-label="Versions to review">
        {shown.map((review) => (
          <ReviewRow
            key={review.request?.id ?? review.release.id}
            review={review}
            onApprove={() => askApproval(review)}
            onDecline={() => askReason(review)}
          />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed
        title="Couldn't load the versions to review"
        hint="Requests for approval are kept. Try again in a moment."
        onRetry={refresh}
      />
    );
  }
}

function getApproval({ release: { version }, request }: Review, name: string): Omit<Question, 'run'> {
  const audiences = request?.canaryAudiences ?? [];
  const who = audiences.length > 0 ? `Only ${audienceNames(audiences)} get` : 'Everyone gets';
  return {
    title: `Approve ${name} ${version}?`,
    words: `${who} it from the next page that they open. Its code runs on every page of this site, so approve only what you have checked.`,
    act: 'Approve',
    acting: 'Approving...',
    intent: 'primary',
  };
}

const skeletons = () => (
  <Rows aria-hidden>
    <ReviewRowSkeleton />
  </Rows>
);
