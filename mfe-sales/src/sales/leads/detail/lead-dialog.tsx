import { useApolloClient, useQuery } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { isNotFound } from 'kit/fault';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import { LeadDetailDocument, LeadDialogTitleFragmentDoc } from '#gql/graphql.ts';
import { LeadDetail } from './lead-detail.tsx';
import { Columns, Stack } from './detail-layout.ts';

interface LeadDialogProps {
  isOpen: boolean;
  id: string | null;
  onClose: () => void;
}

/** Every detail of one lead. */
export function LeadDialog({ isOpen, id, onClose }: LeadDialogProps) {
  const { cache } = useApolloClient();
  const { data, error, refresh } = useQuery(LeadDetailDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  // The name may already be cached from the list.
  const listed = id && cache.readFragment({ fragment: LeadDialogTitleFragmentDoc, id: `Lead:${id}` });
  const title = data?.lead?.companyName ?? (listed ? listed.companyName : 'Lead');
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} wide>
      {content()}
    </Dialog>
  );

  function content() {
    if (data?.lead) return <LeadDetail lead={data.lead} />;
    if (!data && !error) return <LeadDetailSkeleton />;
    if (data || isNotFound(error)) {
      return <EmptyState title="Lead not found" hint="The link may be incomplete. Close this and search the list." />;
    }
    return <ErrorState title="Couldn't load the lead" hint="It's safe. Try again." onRetry={refresh} />;
  }
}

/** Placeholder while a lead loads. */
function LeadDetailSkeleton() {
  return (
    <div aria-busy>
      <Columns>
        <Stack>
          {['140px', '220px', '180px', '200px', '120px'].map((width) => (
            <Skeleton key={width} $width={width} $height="36px" />
          ))}
        </Stack>
        <Stack>
          <Skeleton $width="100%" $height="160px" />
          <Skeleton $width="140px" $height="40px" />
        </Stack>
      </Columns>
      <SlowHint />
    </div>
  );
}
