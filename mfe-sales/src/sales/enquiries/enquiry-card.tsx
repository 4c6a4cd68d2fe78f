import { Button } from 'kit/controls';
import { Moment } from 'kit/format';
import { EnquiryDetails } from './enquiry-details.tsx';
import { Actions, Card, Reviewed, State } from './enquiry-layout.ts';
import { ReplyClock } from './reply-clock.tsx';
import type { Waiting } from './use-enquiries.ts';

interface Shown {
  lead: Waiting;
  now: number;
  onStartReview: () => void;
  onMarkContacted: () => void;
}

/** One enquiry: who asks for what, how long there is to answer, and what one does about it. */
export function EnquiryCard({ lead, now, onStartReview, onMarkContacted }: Shown) {
  const { contactName, enquiry } = lead;
  const { reviewStartedAt, reviewedBy } = enquiry;
  return (
    <Card>
      <EnquiryDetails lead={lead} />
      <State>
        <ReplyClock dueAt={enquiry.replyDueAt} now={now} />
        {reviewStartedAt && (
          <Reviewed>
            Being reviewed{reviewedBy && ` by ${reviewedBy.firstName} ${reviewedBy.lastName}`},{' '}
            <Moment at={reviewStartedAt} />
          </Reviewed>
        )}
        <Actions>
          {!reviewStartedAt && (
            <Button aria-label={`Start review of ${contactName}`} onClick={onStartReview}>
              Start review
            </Button>
          )}
          <Button aria-label={`Mark as contacted: ${contactName}`} onClick={onMarkContacted}>
            Mark as contacted
          </Button>
        </Actions>
      </State>
    </Card>
  );
}
