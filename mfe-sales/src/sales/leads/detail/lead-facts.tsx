import type { ReactNode } from 'react';
import { formatExactTime } from 'kit/format';
import { getBudgetLabel, getProjectTypeLabel } from 'rules/lead-labels';
import type { LeadDetail_LeadFragment } from '#gql/graphql.ts';
import { getSourceLabel } from '../source.ts';
import { toTelUrl } from '../tel-url.ts';
import { Facts } from './detail-layout.ts';

const unknownLabel = 'Unknown';

/** The contact, their request and how to reach them. */
export function LeadFacts({ lead }: { lead: LeadDetail_LeadFragment }) {
  const { contactName, contactEmail, contactPhone, projectType, budget, timeline, enquiry } = lead;
  return (
    <Facts>
      <Fact name="Contact">{contactName}</Fact>
      <Fact name="Source">{getSourceLabel(lead)}</Fact>
      <Fact name="Email">
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Fact>
      <Fact name="Phone">{contactPhone ? <a href={toTelUrl(contactPhone)}>{contactPhone}</a> : unknownLabel}</Fact>
      <Fact name="Project type">{projectType ? getProjectTypeLabel(projectType) : unknownLabel}</Fact>
      <Fact name="Budget">{budget ? getBudgetLabel(budget) : unknownLabel}</Fact>
      <Fact name="Timeline">{timeline ?? unknownLabel}</Fact>
      {enquiry && <Fact name="Plan">{enquiry.preferredPlan}</Fact>}
      {enquiry?.call && (
        <Fact name="Booked call">
          <time dateTime={enquiry.call.startsAt}>{formatExactTime(enquiry.call.startsAt)}</time>
        </Fact>
      )}
      {enquiry?.attachment && (
        <Fact name="Attachment">
          <a href={enquiry.attachment.url} download={enquiry.attachment.fileName}>
            {enquiry.attachment.fileName}
          </a>
        </Fact>
      )}
    </Facts>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
