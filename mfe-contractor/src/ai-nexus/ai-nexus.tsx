import { useState, type ReactNode, use } from 'react';
import { Button } from 'kit/controls';
import { lazyWithRetry, EmptyState, ErrorState } from 'kit/states';
import { LoadMore, Panel } from 'kit/panel';
import { VirtualRows } from 'kit/virtual-rows';
import { usePaginatedQuery } from 'kit/apollo';
import { AiNexusCardsDocument, type AiNexusArea } from '#gql/graphql.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { LastOpenedContext } from '../knowledge/last-opened.ts';
import { ResourceCard } from '../knowledge/resource-card.tsx';

/** Tools worth knowing, and news about them. */
export function AiNexus() {
  const tools = useAiNexusCards('tools');
  const news = useAiNexusCards('news');
  useLiveKnowledge(() => {
    void tools.refresh();
    void news.refresh();
  });
  return (
    <>
      <CardPanel
        title="AI Tools"
        what="tools"
        pages={tools}
        actions={<SuggestTool />}
        hint="Suggest one that others should know."
      />
      <CardPanel title="News" what="news" pages={news} hint="News appears here once it is published." />
    </>
  );
}

const SuggestToolDialog = lazyWithRetry(async () => (await import('./suggest-tool-dialog.tsx')).SuggestToolDialog, {
  waiting: null,
});

function SuggestTool() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button $primary onClick={() => setState('open')}>
        Suggest Tool
      </Button>
      {/* The dialog stays mounted so that closing it can restore focus. */}
      {state !== 'never' && <SuggestToolDialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

interface CardPanelProps {
  title: string;
  /** As in "No tools yet". */
  what: string;
  pages: AiNexusCardsResult;
  actions?: ReactNode;
  /** How the first card gets here. */
  hint: string;
}

function CardPanel({ title, what, pages, actions, hint }: CardPanelProps) {
  const { nodes, error, refresh } = pages;
  const lastOpened = use(LastOpenedContext);
  return (
    <Panel title={title} busy={!nodes && !error} actions={actions}>
      {nodes ? list(nodes) : error ? failure() : <CardSkeletons count={3} height="98px" />}
    </Panel>
  );

  function list(cards: NonNullable<AiNexusCardsResult['nodes']>) {
    if (cards.length === 0) return <EmptyState title={`No ${what} yet`} hint={hint} />;
    return (
      <>
        <VirtualRows
          as={CardGrid}
          row="li"
          items={cards}
          hasMore={pages.hasMore}
          height={cardHeight}
          pinned={[lastOpened]}
        >
          {(card, row) => <ResourceCard row={row} card={card} />}
        </VirtualRows>
        <LoadMore pages={pages} what={what} />
      </>
    );
  }

  function failure() {
    return <ErrorState title={`Couldn't load ${what}`} hint="Try again." onRetry={refresh} />;
  }
}

const cardHeight = { wide: 98, narrow: 98 };

type AiNexusCardsResult = ReturnType<typeof useAiNexusCards>;

/** The cards of one half of the AI Nexus, newest first. */
const useAiNexusCards = (area: AiNexusArea) =>
  usePaginatedQuery(AiNexusCardsDocument, {
    variables: { area },
    selectConnection: ({ aiNexusCards }) => aiNexusCards,
  });
