import { useState, useEffect, useRef } from 'react';
import {
  prefetch,
  prefetchFirstPage,
  usePaginatedQuery,
  type DataClient,
  useOptimisticMutation,
  removeFromLists,
  useApolloClient,
  useMutation,
} from 'kit/apollo';
import { lazyDialog, Panels, Panel, CellGrid } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { ErrorState } from 'kit/states';
import { knowledgeHubs, type KnowledgeHub } from 'rules/knowledge';
import { toastFailure } from 'kit/toasts';
import styled from 'styled-components';
import {
  KnowledgeCountsDocument,
  KnowledgeListDocument,
  PublishResourceDocument,
  type ResourceRow_ResourceFragment,
  DeleteResourceDocument,
} from '#gql/graphql.ts';
import { isChangedMeanwhile, toastNotDeleted } from 'kit/conflict';
import { DeleteDialog, type DeleteTarget } from '../../ai/delete-dialog.tsx';
import { toastSuccess } from '../../ai/result-toasts.ts';
import { useKnowledgeCounts, type KnowledgeCountsResult } from './counts/use-knowledge-counts.ts';
import { parseFilter, toQueryVariables } from './list/parse-filter.ts';
import { ResourcesPanel } from './list/resources-panel.tsx';
import { useFilter } from './list/use-filter.ts';
import { useLiveKnowledge } from './use-live-knowledge.ts';
import { hubNames } from './hub-names.ts';
import { HubCard } from './counts/hub-card.tsx';

const ResourceDialog = lazyDialog(async () => (await import('./edit/resource-dialog.tsx')).ResourceDialog);

/** The resources of the three hubs, drafts included, with search and editing. */
export function KnowledgeTab() {
  const filter = useFilter();
  const counts = useKnowledgeCounts();
  const pages = usePaginatedQuery(KnowledgeListDocument, {
    variables: toQueryVariables(filter),
    selectConnection: ({ knowledgeResources }) => knowledgeResources,
  });
  const [edited, setEdited] = useSearchState('resource');
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const { focusTarget, markTriggerRemoved } = useFocusAfterClose<HTMLDivElement>(deleteTarget !== null);

  const refresh = () => {
    void counts.refresh();
    void pages.refresh();
  };
  useLiveKnowledge(refresh);
  const publish = useTogglePublished(refresh);
  const toDeleteTarget = useDeleteResource({
    onDeleted: () => {
      refresh();
      markTriggerRemoved();
    },
    onChanged: refresh,
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

interface HubCountsProps {
  counts: KnowledgeCountsResult;
  /** The hub that the list is filtered by; null for all. */
  chosen: KnowledgeHub | null;
  onChoose: (hub: KnowledgeHub | null) => void;
}

/** The hubs with their counts. Clicking one filters by it, clicking again shows all. */
function HubCounts({ counts: { counts, error, refresh }, chosen, onChoose }: HubCountsProps) {
  return (
    <Panel title="Hubs" busy={!counts && !error}>
      {error ? (
        <ErrorState title="Couldn't load the counts" hint="Resources aren't affected. Try again." onRetry={refresh} />
      ) : (
        <Cards as="div">
          {knowledgeHubs.map((hub) => (
            <HubCard
              key={hub}
              name={hubNames[hub]}
              count={counts?.find((count) => count.hub === hub)}
              isChosen={hub === chosen}
              onPress={() => onChoose(hub === chosen ? null : hub)}
            />
          ))}
        </Cards>
      )}
    </Panel>
  );
}

const Cards = styled(CellGrid)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

/** Publishes or unpublishes a resource with an optimistic update, rolled back if the server rejects it. */
function useTogglePublished(onDone: () => void): (resource: ResourceRow_ResourceFragment) => void {
  const [publish] = useOptimisticMutation(PublishResourceDocument, { failed: 'Error' });
  const togglePublished = async (resource: ResourceRow_ResourceFragment) => {
    const isPublished = !resource.isPublished;
    const done = await publish({
      variables: { id: resource.id, isPublished },
      optimisticResponse: { updateKnowledgeResource: { ...resource, isPublished } },
    });
    if (done) onDone();
  };
  return (resource) => void togglePublished(resource);
}

/** Moves the focus to a target when a dialog closes and its trigger is gone. */
function useFocusAfterClose<Place extends HTMLElement>(isOpen: boolean) {
  const focusTarget = useRef<Place>(null);
  const isTriggerRemoved = useRef(false);
  useEffect(() => {
    if (isOpen || !isTriggerRemoved.current) return;
    isTriggerRemoved.current = false;
    focusTarget.current?.focus();
  }, [isOpen]);
  return {
    focusTarget,
    markTriggerRemoved: () => {
      isTriggerRemoved.current = true;
    },
  };
}

/** State of the delete confirmation: the resource and the outcome. */
function useDeleteResource({
  onDeleted,
  onChanged,
}: {
  onDeleted: () => void;
  onChanged: () => void;
}): (resource: ResourceRow_ResourceFragment) => DeleteTarget {
  const { cache } = useApolloClient();
  const [remove] = useMutation(DeleteResourceDocument);
  return ({ id, title, updatedAt }) => ({
    kind: 'resource',
    name: title,
    remove: async () => {
      try {
        await remove({ variables: { id, ifUpdatedAt: updatedAt } });
      } catch (error) {
        if (isChangedMeanwhile(error)) {
          toastNotDeleted('resource', title);
          onChanged();
          return true;
        }
        toastFailure(error, 'Error', 'Failed to delete the resource.');
        return false;
      }
      removeFromLists(cache, 'knowledgeResources', id);
      toastSuccess('Resource Deleted!', `${title} is no longer in any hub.`);
      onDeleted();
      return true;
    },
  });
}
