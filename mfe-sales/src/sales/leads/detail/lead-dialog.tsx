import { useApolloClient, useQuery } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toFault } from 'kit/fault';
import { EmptyState, ErrorState } from 'kit/states';
import { LeadDetailDocument, LeadDialogTitleFragmentDoc } from '#gql/graphql.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadDetailSkeleton } from './lead-detail-skeleton.tsx';

interface LeadDialogProps {
  isOpen: boolean;
  id: string | null;
  onClose: () => void;
}

/** All that is known of one lead. */
export function LeadDialog({ isOpen, id, onClose }: LeadDialogProps) {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useQuery(LeadDetailDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  // The list knows the name already.
  const listed = id && cache.readFragment({ fragment: LeadDialogTitleFragmentDoc, id: `Lead:${id}` });
  const title = data?.lead.companyName ?? (listed ? listed.companyName : 'Lead');
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} wide>
      {content()}
    </Dialog>
  );

  function content() {
    if (data) return <LeadDetail lead={data.lead} />;
    if (!error) return <LeadDetailSkeleton />;
    if (['NOT_FOUND', 'MALFORMED_REQUEST'].includes(toFault(error).code)) {
      return (
        <EmptyState
          title="There is no such lead"
          hint="The link may be cut off. Close this, and look for it in the list."
        />
      );
    }
    return (
      <ErrorState
        title="The lead could not be loaded"
        hint="It is safe. Try again in a moment."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}
