import { Panel } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import { knowledgeHubs, type KnowledgeHub } from 'rules/knowledge';
import styled from 'styled-components';
import { hubNames } from '../hub-names.ts';
import { HubCard } from './hub-card.tsx';
import type { KnowledgeCountsResult } from './use-knowledge-counts.ts';

interface HubCountsProps {
  counts: KnowledgeCountsResult;
  /** The hub that the list is filtered by; null for all. */
  chosen: KnowledgeHub | null;
  onChoose: (hub: KnowledgeHub | null) => void;
}

/** The hubs with their counts. Clicking one filters by it, clicking again shows all. */
export function HubCounts({ counts: { counts, error, refresh }, chosen, onChoose }: HubCountsProps) {
  return (
    <Panel title="Hubs" busy={!counts && !error}>
      {error ? (
        <ErrorState title="Couldn't load the counts" hint="Resources aren't affected. Try again." onRetry={refresh} />
      ) : (
        <Cards>
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

/* One group with three figures: hairlines between them, not three boxes. */
const Cards = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.line};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
`;
