import { Panel, CellGrid } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { HubActionItemsQuery } from '#gql/graphql.ts';
import { ActionItemLine } from './action-item-line.ts';
import { ActionItemRow } from './action-item-row.tsx';

interface ActionItemsPanelProps {
  data: HubActionItemsQuery | undefined;
  error?: unknown;
  refresh: () => void;
}

/** The contractor's action items, the most urgent of each kind; hidden when there are none. */
export function ActionItemsPanel({ data, error, refresh }: ActionItemsPanelProps) {
  if (data?.needsMe.items.length === 0) return null;
  return (
    <Panel title="Needs your attention" busy={!data && !error}>
      {data ? list() : error ? failed() : skeletons()}
    </Panel>
  );

  function list() {
    const { items = [], total = 0 } = data?.needsMe ?? {};
    return (
      <>
        <ActionItemsList as="ul">
          {items.map((actionItem) => (
            <ActionItemRow key={`${actionItem.kind} ${actionItem.id}`} actionItem={actionItem} />
          ))}
        </ActionItemsList>
        {total > items.length && <More>and {total - items.length} more</More>}
      </>
    );
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load your action items"
        hint="Your tickets and requests are still in their tabs."
        onRetry={refresh}
      />
    );
  }
}

const skeletons = () => (
  <ActionItemsList as="ul" aria-hidden>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <ActionItemLine key={place}>
        <Lines>
          <Skeleton $width="45%" $height="16px" />
          <Skeleton $width="75%" $height="16px" />
        </Lines>
      </ActionItemLine>
    ))}
  </ActionItemsList>
);

/* Two columns if they fit: the list must not push the figures down. */
const ActionItemsList = styled(CellGrid)`
  ${tokens.screen.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The last of an odd number spans both columns. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 4px;
`;

const More = styled.p`
  margin-top: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;
