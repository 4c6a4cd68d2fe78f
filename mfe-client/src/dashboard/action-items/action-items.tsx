import { useLayoutEffect, useRef } from 'react';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ClientActionItemsQuery } from '#gql/graphql.ts';
import { actionItemHeight, ActionItemLine } from './action-item-line.ts';
import { ActionItemRow } from './action-item-row.tsx';
import type { useActionItems } from './use-action-items.ts';

/** The client's action items, above everything else; nothing if there are none. */
export function ActionItems({ actionItems }: { actionItems: ReturnType<typeof useActionItems> }) {
  const { data, failed, refresh, savedHeight, saveHeight } = actionItems;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (data) saveHeight(place.current?.offsetHeight ?? 0);
  });
  const isLoading = !data && !failed;
  if (data?.total === 0 || (isLoading && savedHeight === 0)) return null;
  return (
    <Place ref={place} $room={isLoading ? savedHeight : null}>
      <Panel title="Needs your attention" busy={isLoading}>
        {data ? list(data) : failed ? renderFailure(refresh) : skeletons(savedHeight)}
      </Panel>
    </Place>
  );
}

function list({ items, total }: ClientActionItemsQuery['needsMe']) {
  const more = total - items.length;
  return (
    <>
      <List>
        {items.map((actionItem) => (
          <ActionItemRow key={`${actionItem.kind} ${actionItem.id}`} actionItem={actionItem} />
        ))}
      </List>
      {more > 0 && (
        <More>
          and {more} more in <Link to="/client/projects">Projects</Link> and <Link to="/client/support">Support</Link>
        </More>
      )}
    </>
  );
}

const renderFailure = (refresh: () => void) => (
  <ErrorState
    title="Couldn't load your action items"
    hint="You can also find them in Projects and Support. Try again."
    onRetry={refresh}
  />
);

const Place = styled.div<{ $room: number | null }>`
  height: ${({ $room }) => ($room === null ? 'auto' : `${$room}px`)};
  overflow: ${({ $room }) => ($room === null ? 'visible' : 'hidden')};
`;

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-left: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > * + * {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const More = styled.p`
  margin-top: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;

/** The number of skeletons for the saved height; two if there is none. */
const skeletons = (savedHeight: number | null) => (
  <List as="div" aria-hidden>
    {Array.from({ length: savedHeight === null ? 2 : Math.ceil(savedHeight / actionItemHeight) }, (_, place) => (
      <div key={place}>
        <ActionItemLine>
          <Skeleton $width="72px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="88px" $height="20px" />
          <span />
        </ActionItemLine>
      </div>
    ))}
  </List>
);
