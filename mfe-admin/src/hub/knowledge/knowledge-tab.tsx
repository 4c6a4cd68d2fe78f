import { useState } from 'react';
import { prefetch, prefetchFirstPage, usePaginatedQuery, type DataClient } from 'kit/apollo';
import { lazyDialog, Panels } from 'kit/panel';
import { KnowledgeCountsDocument, KnowledgeListDocument } from '#gql/graphql.ts';
import { DeleteDialog, type DeleteTarget } from '../../ai/delete-dialog.tsx';
import { HubCounts } from './counts/hub-counts.tsx';
import { useKnowledgeCounts } from './counts/use-knowledge-counts.ts';
import { parseFilter, toQueryVariables } from './list/parse-filter.ts';
import { ResourcesPanel } from './list/resources-panel.tsx';
import { useFilter } from './list/use-filter.ts';
import { useDeleteResource } from './use-delete-resource.ts';
import { useTogglePublished } from './use-toggle-published.ts';
import { useFocusAfterClose } from './use-focus-after-close.ts';
import { useLiveKnowledge } from './use-live-knowledge.ts';

const ResourceDialog = lazyDialog(async () => (await import('./edit/resource-dialog.tsx')).ResourceDialog);

/** The resources of the three hubs, drafts included, with search and editing. */
export function KnowledgeTab() {
  const filter = useFilter();
  const counts = useKnowledgeCounts();
  const pages = usePaginatedQuery(KnowledgeListDocument, {
    variables: toQueryVariables(filter),
    selectConnection: ({ knowledgeResources }) => knowledgeResources,
  });
  const [edited, setEdited] = useState<string | null>(null);
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const { focusTarget, markTriggerRemoved } = useFocusAfterClose<HTMLDivElement>(deleteTarget !== null);

  const refresh = () => {
    counts.refresh();
    void pages.refresh();
  };
  useLiveKnowledge(refresh);
  const publish = useTogglePublished(refresh);
  const toDeleteTarget = useDeleteResource(() => {
    refresh();
    markTriggerRemoved();
  });
  return (
    <Panels>
      <HubCounts counts={counts} chosen={filter.hub} onChoose={filter.chooseHub} />
      <ResourcesPanel
        pages={pages}
        filter={filter}
        listRef={focusTarget}
        onAdd={() => setEdited('new')}
        handlers={{
          publish,
          edit: ({ id }) => setEdited(id),
          remove: (resource) => setDeleteTarget(toDeleteTarget(resource)),
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
      <DeleteDialog deleteTarget={deleteTarget} onClose={() => setDeleteTarget(null)} />
    </Panels>
  );
}

KnowledgeTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, KnowledgeCountsDocument);
  prefetchFirstPage(client, KnowledgeListDocument, toQueryVariables(parseFilter(searchParams)));
};
