import type { ReactNode } from 'react';
import { formatExactTime, RelativeTime } from 'kit/format';
import { getBudgetLabel, getProjectTypeLabel } from 'rules/lead-labels';
import { toTelUrl } from '../leads/tel-url.ts';
import { Facts, Outcome, Priority, Who } from './enquiry-layout.ts';

import type { UnansweredLead } from './use-enquiries.ts';

/** The author and the request, as they wrote it. */
export function EnquiryDetails({
  lead: { contactName, contactEmail, contactPhone, enquiry },
}: {
  lead: UnansweredLead;
}) {
  const { projectType, outcome, budget, timeline, preferredPlan, priority, createdAt, call, attachment } = enquiry;
  return (
    <div>
      <Who>
        <h3>{contactName}</h3>
        {priority && <Priority>Priority</Priority>}
        <span>
          received <RelativeTime at={createdAt} />
        </span>
      </Who>
      <Outcome>{outcome}</Outcome>
      <Facts>
        <Fact name="Request">
          {getProjectTypeLabel(projectType)}, {getBudgetLabel(budget)}
        </Fact>
        <Fact name="Timeline">{timeline}</Fact>
        <Fact name="Plan">{preferredPlan}</Fact>
        <Fact name="Email">{contactEmail}</Fact>
        {contactPhone && (
          <Fact name="Phone">
            <a href={toTelUrl(contactPhone)}>{contactPhone}</a>
          </Fact>
        )}
        {call && (
          <Fact name="Booked call">
            <time dateTime={call.startsAt}>{formatExactTime(call.startsAt)}</time>
          </Fact>
        )}
        {attachment && (
          <Fact name="Attachment">
            <a href={attachment.url} download={attachment.fileName}>
              {attachment.fileName}
            </a>
          </Fact>
        )}
      </Facts>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
