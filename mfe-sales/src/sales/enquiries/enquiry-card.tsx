import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { EnquiryDetails } from './enquiry-details.tsx';
import { Actions, Card, Reviewed, State } from './enquiry-layout.ts';
import { ReplyClock } from './reply-clock.tsx';
import type { UnansweredLead } from './use-enquiries.ts';
import { useEnquiryMutations } from './use-enquiry-mutations.ts';

interface EnquiryCardProps {
  lead: UnansweredLead;
  now: number;
  /** Called when one of its buttons is clicked and unmounts. */
  onAct: () => void;
}

/** One enquiry: its author, request, time left to answer, and actions. */
export function EnquiryCard({ lead, now, onAct }: EnquiryCardProps) {
  const { startReview, markContacted } = useEnquiryMutations(lead);
  const { contactName, enquiry } = lead;
  const { reviewStartedAt, reviewedBy } = enquiry;
  const act = (change: () => Promise<void>) => () => {
    onAct();
    void change();
  };
  return (
    <Card>
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
          {!reviewStartedAt && (
            <Button aria-label={`Start review of ${contactName}`} onClick={act(startReview)}>
              Start review
            </Button>
          )}
          <Button aria-label={`Mark as contacted: ${contactName}`} onClick={act(markContacted)}>
            Mark as contacted
          </Button>
        </Actions>
      </State>
    </Card>
  );
}
