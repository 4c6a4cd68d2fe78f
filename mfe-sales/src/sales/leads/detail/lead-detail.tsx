import type { LeadDetail_LeadFragment } from '#gql/graphql.ts';
import { StatusSelect } from '../status-select.tsx';
import { useMoveLead } from '../use-move-lead.ts';
import { Columns, Stack, Words } from './detail-layout.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { NotesForm } from './notes-form.tsx';

export function LeadDetail({ lead }: { lead: LeadDetail_LeadFragment }) {
  const move = useMoveLead();
  const { enquiry } = lead;
  return (
    <Columns>
      <Stack>
        <StatusSelect leadName={lead.companyName} status={lead.status} onMove={(status) => void move(lead, status)} />
        <LeadFacts lead={lead} />
        {enquiry && (
          <>
            <h3>Original request</h3>
            <Words>{enquiry.outcome}</Words>
          </>
        )}
      </Stack>
      <Stack>
        <NotesForm key={lead.id} id={lead.id} notes={lead.notes ?? ''} />
        <h3>History</h3>
        <LeadHistory lead={lead} />
      </Stack>
    </Columns>
  );
}
