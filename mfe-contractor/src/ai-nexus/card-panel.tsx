import type { ReactNode } from 'react';
import { Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import type { ResourceCard_KnowledgeCardFragment } from '#gql/graphql.ts';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { ResourceCard } from '../knowledge/resource-card.tsx';

interface Given {
  title: string;
  /** As in "No tools yet". */
  what: string;
  cards: readonly ResourceCard_KnowledgeCardFragment[] | undefined;
  asked: { failed: boolean; retry: () => void };
  actions?: ReactNode;
  /** How the first one comes here. */
  hint: string;
}

export function CardPanel({ title, what, cards, asked: { failed, retry }, actions, hint }: Given) {
  return (
    <Panel title={title} busy={!cards && !failed} actions={actions}>
      {cards ? list(cards) : failed ? failure() : <CardSkeletons count={3} height="98px" />}
    </Panel>
  );

  function list(there: NonNullable<Given['cards']>) {
    if (there.length === 0) return <Empty title={`No ${what} yet`} hint={hint} />;
    return (
      <CardGrid>
        {there.map((card) => (
          <ResourceCard key={card.resourceId ?? card.title} card={card} />
        ))}
      </CardGrid>
    );
  }

  function failure() {
    return (
      <Failed
        title={`The ${what} could not be loaded`}
        hint="Nothing is lost. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}
