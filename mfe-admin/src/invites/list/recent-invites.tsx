import type { UIEvent } from 'react';
import { Button } from 'kit/controls';
import { Empty, Failed, SlowHint } from 'kit/states';
import styled from 'styled-components';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { Panel } from '../panel.tsx';
import { InviteRow } from './invite-row.tsx';
import { InviteRowSkeleton } from './invite-row-skeleton.tsx';
import { useNow } from './use-now.ts';
import type { Invites } from './use-invites.ts';

interface Recent {
  invites: Invites;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: (id: string) => void;
}

/** How far from its end the list asks for more, in pixels: about six rows. */
const ahead = 480;

export function RecentInvites({ invites, onResent, onRevoked }: Recent) {
  const { list, error, next, loadMore, refresh, retry } = invites;
  const now = useNow();
  const busy = !list && !error;

  const goOn = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (next !== 'failed' && scrollTop + clientHeight > scrollHeight - ahead) void loadMore();
  };
  return (
    <Panel title="Recent Invites" busy={busy}>
      {list ? rows() : error ? failed() : skeletons()}
      {busy && <SlowHint />}
    </Panel>
  );

  function rows() {
    if (list?.edges.length === 0) {
      return <Empty title="No invites generated yet" hint="The first one appears here as soon as you generate it." />;
    }
    return (
      // The list scrolls in itself, so the keyboard has to be able to stand in it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <Scroller tabIndex={0} role="region" aria-label="List of invites" onScroll={goOn}>
        <ul>
          {list?.edges.map(({ node }) => (
            <InviteRow
              key={node.id}
              invite={node}
              now={now}
              onResent={onResent}
              onRevoked={onRevoked}
              onOutdated={() => void refresh()}
            />
          ))}
          {next === 'loading' && <InviteRowSkeleton />}
        </ul>
        {next === 'failed' && (
          <More role="alert">
            <p>More invites could not be loaded.</p>
            <Button onClick={() => void loadMore()}>Retry</Button>
          </More>
        )}
      </Scroller>
    );
  }

  function failed() {
    return (
      <Failed
        title="The invites could not be loaded"
        hint="They are safe, and you can still generate new ones. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const skeletons = () => (
  <Scroller aria-hidden>
    <ul>
      {[1, 2, 3, 4, 5].map((place) => (
        <InviteRowSkeleton key={place} />
      ))}
    </ul>
  </Scroller>
);

const Scroller = styled.div`
  overflow-y: auto;
  max-height: max(420px, calc(100vh - 240px));
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

const More = styled.div`
  display: flex;
  padding: ${({ theme }) => theme.space.m};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
