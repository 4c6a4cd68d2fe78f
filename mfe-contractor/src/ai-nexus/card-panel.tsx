import { type ReactNode, use } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { LastOpenedContext } from '../knowledge/last-opened.ts';
import { ResourceCard } from '../knowledge/resource-card.tsx';
import type { AiNexusCardsResult } from './use-ai-nexus-cards.ts';

interface CardPanelProps {
  title: string;
  /** As in "No tools yet". */
  what: string;
  pages: AiNexusCardsResult;
  actions?: ReactNode;
  /** How the first card gets here. */
  hint: string;
}

export function CardPanel({ title, what, pages, actions, hint }: CardPanelProps) {
  const { nodes, error, retry } = pages;
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
    return <ErrorState title={`Couldn't load ${what}`} hint="Nothing is lost. Try again." onRetry={retry} />;
  }
}

const cardHeight = { wide: 98, narrow: 98 };
