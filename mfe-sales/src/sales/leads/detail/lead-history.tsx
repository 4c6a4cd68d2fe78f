import { formatExactTime } from 'kit/format';
import { Timeline } from 'kit/panel';
import { getLeadStatusLabel } from 'rules/lead-labels';
import type { LeadDetail_LeadFragment } from '#gql/graphql.ts';

/** The history of a lead, latest first. */
export function LeadHistory({ lead }: { lead: LeadDetail_LeadFragment }) {
  return (
    <Timeline>
      {toEvents(lead).map(({ what, at }) => (
        <li key={what}>
          <p>{what}</p>
          <time dateTime={at}>{formatExactTime(at)}</time>
        </li>
      ))}
    </Timeline>
  );
}

interface HistoryEvent {
  what: string;
  at: string;
}

function toEvents({ createdAt, closedAt, status, owner, enquiry }: LeadDetail_LeadFragment): HistoryEvent[] {
  const reviewer = enquiry?.reviewedBy;
  const by = (person: { firstName: string; lastName: string } | null | undefined) =>
    person ? ` by ${person.firstName} ${person.lastName}` : '';
  const known: Array<{ what: string; at: string | null | undefined }> = [
    { what: closedAt ? `Closed: ${getLeadStatusLabel(status)}` : '', at: closedAt },
    { what: 'Enquiry answered', at: enquiry?.answeredAt },
    { what: `Review started${by(reviewer)}`, at: enquiry?.reviewStartedAt },
    { what: enquiry ? 'Enquiry received' : `Entered${by(owner)}`, at: createdAt },
  ];
  return known
    .filter((event): event is HistoryEvent => typeof event.at === 'string')
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
