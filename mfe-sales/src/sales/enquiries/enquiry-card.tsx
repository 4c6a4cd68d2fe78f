import { useRef } from 'react';
import { Button } from 'kit/controls';
import { RelativeTime, formatExactTime } from 'kit/format';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { replyHours } from 'rules/enquiries';
import { getTimeLeft } from 'rules/time-left';
import styled from 'styled-components';
import { useOptimisticMutation, useUndo } from 'kit/apollo';
import { useViewer, type Viewer } from 'kit/session';
import { toast } from 'kit/toasts';
import {
  type LeadStatus,
  MarkAsContactedDocument,
  StartEnquiryReviewDocument,
  UndoMoveLeadDocument,
} from '#gql/graphql.ts';
import { EnquiryDetails } from './enquiry-details.tsx';
import { Actions, Card, Reviewed, State } from './enquiry-layout.ts';
import type { UnansweredLead } from './use-enquiries.ts';

interface EnquiryCardProps {
  lead: UnansweredLead;
  now: number;
  onAnswer: (lead: UnansweredLead) => void;
}

/** One enquiry: its author, request, time left to answer, and actions. */
export function EnquiryCard({ lead, now, onAnswer }: EnquiryCardProps) {
  const { startReview, markContacted } = useEnquiryMutations(lead);
  const { contactName, enquiry } = lead;
  const { reviewStartedAt, reviewedBy } = enquiry;
  const card = useRef<HTMLLIElement>(null);
  // The clicked button unmounts, and with it the focus.
  const review = () => {
    card.current?.focus({ preventScroll: true });
    void startReview();
  };
  const mark = () => {
    focusNeighbor(card.current);
    void markContacted();
  };
  return (
    <Card ref={card} tabIndex={-1}>
      <EnquiryDetails lead={lead} />
      <State>
        <ReplyClock dueAt={enquiry.replyDueAt} now={now} />
        {reviewStartedAt && (
          <Reviewed>
            In review{reviewedBy && ` by ${reviewedBy.firstName} ${reviewedBy.lastName}`},{' '}
            <RelativeTime at={reviewStartedAt} />
          </Reviewed>
        )}
        <Actions>
          <Button $primary aria-label={`Answer ${contactName}`} onClick={() => onAnswer(lead)}>
            Answer
          </Button>
          {!reviewStartedAt && (
            <Button aria-label={`Start review of ${contactName}`} onClick={review}>
              Start review
            </Button>
          )}
          <Button aria-label={`Mark as contacted: ${contactName}`} onClick={mark}>
            Mark as contacted
          </Button>
        </Actions>
      </State>
    </Card>
  );
}

/** Focuses the card that stays in view when this one leaves. Nothing scrolls. */
function focusNeighbor(card: Element | null): void {
  const neighbor = card?.nextElementSibling ?? card?.previousElementSibling ?? card?.closest('section');
  if (neighbor instanceof HTMLElement) neighbor.focus({ preventScroll: true });
}

/** The time left to answer an enquiry. */
function ReplyClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { isLate, hours, text: words } = getTimeLeft(dueAt, now);
  return (
    <Clock $late={isLate}>
      <strong>{words}</strong>
      <MeasuringRule label="Time left to answer" value={hours} max={replyHours} text={words} />
      <small>
        {isLate ? 'Was due' : 'Due'} <time dateTime={dueAt}>{formatExactTime(dueAt)}</time>
      </small>
    </Clock>
  );
}

/* The measuring rule has the color of its text. */
const Clock = styled.div<{ $late: boolean }>`
  ${({ $late }) => $late && `--color-accent: ${tokens.color.danger};`}
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  strong {
    color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.ink)};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
`;

/** The actions on an enquiry, optimistic with rollback on error. */
function useEnquiryMutations(lead: UnansweredLead) {
  const viewer = useViewer();
  const { id, contactName } = lead;
  const [start] = useOptimisticMutation(StartEnquiryReviewDocument, {
    failed: `Couldn't start the review of ${contactName}`,
  });
  const [mark] = useOptimisticMutation(MarkAsContactedDocument, {
    failed: `Couldn't mark ${contactName} as contacted`,
  });
  const undo = useUndo(UndoMoveLeadDocument);
  return {
    startReview: async () => {
      const optimisticResponse = { startEnquiryReview: createOptimisticLead(lead, 'new', viewer) };
      await start({ variables: { leadId: id }, optimisticResponse });
    },
    markContacted: async () => {
      const optimisticResponse = { updateLead: createOptimisticLead(lead, 'contacted', viewer) };
      if (await mark({ variables: { id }, optimisticResponse }))
        toast({ title: `${contactName} marked as contacted`, intent: 'success', action: undo(id) });
    },
  };
}

/** The optimistic response of a lead mutation. */
function createOptimisticLead(
  { id, enquiry }: UnansweredLead,
  status: LeadStatus,
  { id: viewerId, firstName, lastName }: Viewer,
) {
  const now = new Date().toISOString();
  const reviewer = { __typename: 'User' as const, id: viewerId, firstName, lastName };
  return {
    __typename: 'Lead' as const,
    id,
    status,
    enquiry: {
      __typename: 'Enquiry' as const,
      id: enquiry.id,
      reviewStartedAt: enquiry.reviewStartedAt ?? now,
      reviewedBy: enquiry.reviewStartedAt ? enquiry.reviewedBy : reviewer,
      answeredAt: status === 'new' ? null : now,
    },
  };
}
