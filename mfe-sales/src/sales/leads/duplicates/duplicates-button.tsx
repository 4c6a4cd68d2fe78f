import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';
import { LeadDuplicatesDocument } from '#gql/graphql.ts';

const DuplicatesDialog = lazyDialog(async () => (await import('./duplicates-dialog.tsx')).DuplicatesDialog);

/** Opens the pairs of open leads that may be the same. Without any it is not there. */
export function DuplicatesButton() {
  const { data } = useQuery(LeadDuplicatesDocument, { fetchPolicy: 'cache-and-network' });
  const [isOpen, setOpen] = useState(false);
  const count = data?.leadDuplicates.length ?? 0;
  return (
    <>
      {count > 0 && <Button onClick={() => setOpen(true)}>Possible duplicates ({count})</Button>}
      <DuplicatesDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
