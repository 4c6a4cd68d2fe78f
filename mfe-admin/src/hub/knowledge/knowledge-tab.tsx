import { useState } from 'react';
import { prefetch, prefetchFirstPage, usePaginatedQuery, type DataClient } from 'kit/apollo';
import { dialogOnDemand, Panels } from 'kit/panel';
import { KnowledgeCountsDocument, KnowledgeListDocument } from '#gql/graphql.ts';
import { DeleteDialog, type Doomed } from '../../ai/delete-dialog.tsx';
import { HubCounts } from './counts/hub-counts.tsx';
import { useCounts } from './counts/use-counts.ts';
import { getFilter, getVariables } from './list/get-filter.ts';
import { ResourcesPanel } from './list/resources-panel.tsx';
import { useFilter } from './list/use-filter.ts';
import { useDeleteResource } from './use-delete-resource.ts';
import { usePublish } from './use-publish.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useLiveKnowledge } from './use-live-knowledge.ts';

const ResourceDialog = dialogOnDemand(async () => (await import('./edit/resource-dialog.tsx')).ResourceDialog);

/** What the three hubs hold, drafts included, and the way to add to it and to change it. */
export function KnowledgeTab() {
  const filter = useFilter();
  const counts = useCounts();
  const pages = usePaginatedQuery(KnowledgeListDocument, {
    variables: getVariables(filter),
    pick: ({ knowledgeResources }) => knowledgeResources,
  });
  const [edited, setEdited] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const { place, gone } = useFocusAfter<HTMLDivElement>(doomed !== null);

  const refresh = () => {
    counts.refresh();
    void pages.refresh();
  };
  useLiveKnowledge(refresh);
  const publish = usePublish(refresh);
  const doom = useDeleteResource(() => {
    refresh();
    gone();
  });
  return (
    <Panels>
      <HubCounts counts={counts} chosen={filter.hub} onChoose={filter.chooseHub} />
      <ResourcesPanel
        pages={pages}
        filter={filter}
        listRef={place}
        onAdd={() => setEdited('new')}
        verbs={{
          publish,
          edit: ({ id }) => setEdited(id),
          remove: (resource) => setDoomed(doom(resource)),
        }}
      />
      <ResourceDialog
        isOpen={edited !== null}
        id={edited === 'new' ? null : edited}
        onSaved={() => {
          setEdited(null);
          refresh();
        }}
        onClose={() => setEdited(null)}
      />
      <DeleteDialog doomed={doomed} onClose={() => setDoomed(null)} />
    </Panels>
  );
}

KnowledgeTab.askAhead = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, KnowledgeCountsDocument);
  prefetchFirstPage(client, KnowledgeListDocument, getVariables(getFilter(searchParams)));
};
