import { type ReactNode, useState } from 'react';
import { formatExactTime } from 'kit/format';
import { lazyDialog, Timeline } from 'kit/panel';
import {
  getBudgetLabel,
  getLeadStatusLabel,
  getProjectTypeLabel,
  getSourceLabel,
  lostReasonLabels,
} from 'rules/lead-labels';
import { Button } from 'kit/controls';
import { TextAreaField } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { LeadDetail_LeadFragment } from '#gql/graphql.ts';
import { StatusSelect } from '../status-select.tsx';
import { FormButtons } from '../form-buttons.ts';
import { useMoveLead } from '../use-move-lead.tsx';
import { toTelUrl } from '../tel-url.ts';
import { Columns, Stack, Words, Facts } from './detail-layout.ts';
import { EditLeadForm } from './edit/edit-lead-form.tsx';
import { useHasEdits } from './edit/use-edit-lead.ts';
import { ContactLog } from './log/contact-log.tsx';
import { NextStepForm } from './next-step-form.tsx';
import { LeadOwner } from './owner/lead-owner.tsx';
import { useNotes } from './use-notes.ts';

const ComposerDialog = lazyDialog(async () => (await import('../../composer/composer-dialog.tsx')).ComposerDialog);

export function LeadDetail({ lead }: { lead: LeadDetail_LeadFragment }) {
  const { move, lostDialog } = useMoveLead();
  const { enquiry, nextStep, nextStepDueOn } = lead;
  return (
    <Columns>
      <Stack>
        <StatusSelect leadName={lead.companyName} status={lead.status} onMove={(status) => move(lead, status)} />
        <LeadOwner lead={lead} />
        <EditableFacts key={lead.id} lead={lead} />
        {enquiry && (
          <>
            <h3>Original request</h3>
            <Words>{enquiry.outcome}</Words>
          </>
        )}
      </Stack>
      <Stack>
        <NextStepForm key={`${lead.id} ${nextStep} ${nextStepDueOn}`} lead={lead} />
        <NotesForm key={lead.id} id={lead.id} notes={lead.notes ?? ''} />
        <ContactLog key={`log ${lead.id}`} leadId={lead.id} newestId={lead.log.edges[0]?.node.id ?? null} />
        <h3>History</h3>
        <LeadHistory lead={lead} />
      </Stack>
      {lostDialog}
    </Columns>
  );
}

/** What was entered, a form to change it, and one to write to the contact. */
function EditableFacts({ lead }: { lead: LeadDetail_LeadFragment }) {
  const [isEditing, setEditing] = useState(useHasEdits(lead.id));
  const [isComposing, setComposing] = useState(false);
  if (isEditing) return <EditLeadForm lead={lead} onDone={() => setEditing(false)} />;
  return (
    <>
      <LeadFacts lead={lead} />
      <Actions>
        <Button onClick={() => setComposing(true)}>Write email</Button>
        <Button onClick={() => setEditing(true)}>Edit lead</Button>
      </Actions>
      <ComposerDialog isOpen={isComposing} recipient={lead} onClose={() => setComposing(false)} />
    </>
  );
}

/** The history of a lead, latest first. */
function LeadHistory({ lead }: { lead: LeadDetail_LeadFragment }) {
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

function toEvents({ createdAt, closedAt, status, enquiry }: LeadDetail_LeadFragment): HistoryEvent[] {
  const reviewer = enquiry?.reviewedBy;
  const by = (person: { firstName: string; lastName: string } | null | undefined) =>
    person ? ` by ${person.firstName} ${person.lastName}` : '';
  const known: Array<{ what: string; at: string | null | undefined }> = [
    { what: closedAt ? `Closed: ${getLeadStatusLabel(status)}` : '', at: closedAt },
    { what: 'Enquiry answered', at: enquiry?.answeredAt },
    { what: `Review started${by(reviewer)}`, at: enquiry?.reviewStartedAt },
    { what: enquiry ? 'Enquiry received' : 'Entered', at: createdAt },
  ];
  return known
    .filter((event): event is HistoryEvent => typeof event.at === 'string')
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

const unknownLabel = 'Unknown';

/** The contact, their request and how to reach them. */
function LeadFacts({ lead }: { lead: LeadDetail_LeadFragment }) {
  const { contactName, contactEmail, contactPhone, projectType, budget, timeline, enquiry } = lead;
  const { status, lostReason, lostNote } = lead;
  return (
    <Facts>
      <Fact name="Contact">{contactName}</Fact>
      <Fact name="Source">{getSourceLabel(enquiry)}</Fact>
      <Fact name="Email">
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Fact>
      <Fact name="Phone">{contactPhone ? <a href={toTelUrl(contactPhone)}>{contactPhone}</a> : unknownLabel}</Fact>
      <Fact name="Project type">{projectType ? getProjectTypeLabel(projectType) : unknownLabel}</Fact>
      <Fact name="Budget">{budget ? getBudgetLabel(budget) : unknownLabel}</Fact>
      <Fact name="Timeline">{timeline ?? unknownLabel}</Fact>
      {status === 'lost' && lostReason && (
        <Fact name="Lost reason">
          {lostReasonLabels[lostReason]}
          {lostNote && `: ${lostNote}`}
        </Fact>
      )}
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

/** Notes about a lead. Saved on request; until then the draft is kept for this tab. */
function NotesForm({ id, notes }: { id: string; notes: string }) {
  const { field, formProps, pending, isChanged, conflictingNotes, discard } = useNotes(id, notes);
  return (
    <Form {...formProps}>
      <TextAreaField label="Notes" rows={7} {...field('notes')} />
      {conflictingNotes !== null && (
        <div role="status">
          <p>Someone else changed these notes. Saving yours replaces theirs:</p>
          <Words>{conflictingNotes || 'Nothing'}</Words>
        </div>
      )}
      <FormButtons>
        {isChanged && <span>Unsaved changes</span>}
        {isChanged && <Button onClick={discard}>Discard</Button>}
        <Button type="submit" $primary disabled={pending || !isChanged}>
          {pending ? 'Saving…' : 'Save notes'}
        </Button>
      </FormButtons>
    </Form>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;

const Form = styled.form`
  display: grid;
  min-width: 0;
`;
