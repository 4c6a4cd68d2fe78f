import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { Link } from 'kit/router';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { type LeadMatchReason, leadMatchReasonLabels } from 'rules/lead-matches';
import styled from 'styled-components';
import { LeadDuplicatesDocument, type MergeableLead_LeadFragment } from '#gql/graphql.ts';
import { leadParam } from '../lead-url.ts';
import type { LeadPair } from './lead-pair.ts';
import { MergeForm } from './merge-form.tsx';
import { useDismissDuplicate } from './use-dismiss-duplicate.ts';

interface DuplicatesDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Pairs of leads that may be the same; one of them opens to be merged, or is dismissed. */
export function DuplicatesDialog({ isOpen, onClose }: DuplicatesDialogProps) {
  const [pair, setPair] = useState<LeadPair | null>(null);
  const close = () => {
    setPair(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} title={pair ? 'Merge leads' : 'Possible duplicates'} onClose={close} wide>
      {pair ? (
        <MergeForm pair={pair} onDone={() => setPair(null)} />
      ) : (
        <PairList onMerge={setPair} onOpenLead={close} />
      )}
    </Dialog>
  );
}

interface PairListProps {
  onMerge: (pair: LeadPair) => void;
  onOpenLead: () => void;
}

function PairList({ onMerge, onOpenLead }: PairListProps) {
  const { data, error, refresh } = useQuery(LeadDuplicatesDocument, { fetchPolicy: 'cache-and-network' });
  const { dismiss, isDismissing } = useDismissDuplicate();
  if (!data) {
    return error ? (
      <ErrorState title="Couldn't load duplicates" hint="Try again." onRetry={refresh} />
    ) : (
      <Skeleton $width="100%" $height="160px" />
    );
  }
  if (data.leadDuplicates.length === 0) {
    return <EmptyState title="No duplicates" hint="Open leads with the same email, phone or company appear here." />;
  }
  return (
    <List aria-label="Possible duplicates">
      {data.leadDuplicates.map(({ reason, lead, duplicate }) => (
        <li key={`${lead.id} ${duplicate.id}`}>
          <div>
            <p>
              <LeadLink lead={lead} onOpen={onOpenLead} /> and <LeadLink lead={duplicate} onOpen={onOpenLead} />
            </p>
            <p className="soft">
              {leadMatchReasonLabels[reason]}: {getSharedText[reason](duplicate)}
            </p>
          </div>
          <Actions>
            <Button
              aria-label={`${lead.companyName} and ${duplicate.companyName}: not a duplicate`}
              disabled={isDismissing}
              onClick={() => void dismiss({ lead, duplicate })}
            >
              Not a duplicate
            </Button>
            <Button
              aria-label={`Merge ${lead.companyName} and ${duplicate.companyName}`}
              onClick={() => onMerge({ lead, duplicate })}
            >
              Merge…
            </Button>
          </Actions>
        </li>
      ))}
    </List>
  );
}

const getSharedText: Record<LeadMatchReason, (lead: MergeableLead_LeadFragment) => string | null> = {
  email: ({ contactEmail }) => contactEmail,
  phone: ({ contactPhone }) => contactPhone,
  name: ({ contactName }) => contactName,
};

const LeadLink = ({ lead, onOpen }: { lead: MergeableLead_LeadFragment; onOpen: () => void }) => (
  <Link to={`/sales-portal?tab=leads&${leadParam}=${lead.id}`} onClick={onOpen}>
    {lead.companyName}
  </Link>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  li {
    display: flex;
    padding: ${tokens.space.s} ${tokens.space.m};
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs} ${tokens.space.m};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  li > :first-child {
    min-width: 0;
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
  a {
    color: ${tokens.color.accent};
  }
  .soft {
    color: ${tokens.color.soft};
  }
`;
