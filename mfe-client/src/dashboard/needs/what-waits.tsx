import { useLayoutEffect, useRef } from 'react';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { Failed, Skeleton } from 'kit/states';
import styled from 'styled-components';
import type { ClientNeedsQuery } from '#gql/graphql.ts';
import { needHeight, NeedLine } from './need-line.ts';
import { NeedRow } from './need-row.tsx';
import type { useNeeds } from './use-needs.ts';

/** What waits for the client, before everything else; not there at all when nothing does. */
export function WhatWaits({ waiting }: { waiting: ReturnType<typeof useNeeds> }) {
  const { needs, failed, retry, room, keepRoom } = waiting;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (needs) keepRoom(place.current?.offsetHeight ?? 0);
  });
  const loads = !needs && !failed;
  if (needs?.total === 0 || (loads && room === 0)) return null;
  return (
    <Place ref={place} $room={loads ? room : null}>
      <Panel title="What needs you now" busy={loads}>
        {needs ? list(needs) : failed ? failure(retry) : skeletons(room)}
      </Panel>
    </Place>
  );
}

function list({ items, total }: ClientNeedsQuery['needsMe']) {
  const more = total - items.length;
  return (
    <>
      <List>
        {items.map((need) => (
          <NeedRow key={`${need.kind} ${need.id}`} need={need} />
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

const failure = (retry: () => void) => (
  <Failed
    title="Couldn't load your action items"
    hint="Nothing is lost: it is in Projects and Support too. Try again in a moment."
    onRetry={retry}
  />
);

const Place = styled.div<{ $room: number | null }>`
  height: ${({ $room }) => ($room === null ? 'auto' : `${$room}px`)};
  overflow: ${({ $room }) => ($room === null ? 'visible' : 'hidden')};
`;

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > * + * {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
`;

/** Enough of them for the room that is kept; two where none is known. */
const skeletons = (room: number | null) => (
  <List as="div" aria-hidden>
    {Array.from({ length: room === null ? 2 : Math.ceil(room / needHeight) }, (_, place) => (
      <div key={place}>
        <NeedLine>
          <Skeleton $width="72px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="88px" $height="20px" />
          <span />
        </NeedLine>
      </div>
    ))}
  </List>
);
