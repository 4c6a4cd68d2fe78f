import type { ReactNode } from 'react';
import { EndOfList, Panel } from 'kit/panel';
import { Failed } from 'kit/states';
import styled from 'styled-components';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { InviteRow } from './invite-row.tsx';
import { InviteRowSkeleton } from './invite-row-skeleton.tsx';
import { useNow } from './use-now.ts';
import type { Invites } from './use-invites.ts';

interface Recent {
  title: string;
  /** What one can do above the list. */
  actions?: ReactNode;
  /** Stands there as long as there is no invite. */
  empty: ReactNode;
  invites: Invites;
  /** Login codes that were made while one looks, by the id of their invite. */
  codes?: Readonly<Record<string, string>>;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: (id: string) => void;
}

/** The invites, newest first. The list scrolls in itself, so that what made them stays in view. */
export function RecentInvites({ title, actions, empty, invites, codes = {}, onResent, onRevoked }: Recent) {
  const { nodes, error, refresh, retry } = invites;
  const now = useNow();
  const busy = !nodes && !error;
  return (
    <Panel title={title} busy={busy} actions={actions}>
      {nodes ? rows(nodes) : error ? failed() : skeletons()}
    </Panel>
  );

  function rows(all: NonNullable<typeof nodes>) {
    if (all.length === 0) return empty;
    return (
      // The keyboard has to be able to stand in what scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <Scroller tabIndex={0} role="region" aria-label="List of invites">
        <ul>
          {all.map((invite) => (
            <InviteRow
              key={invite.id}
              invite={invite}
              now={now}
              code={codes[invite.id]}
              onResent={onResent}
              onRevoked={onRevoked}
              onOutdated={() => void refresh()}
            />
          ))}
        </ul>
        <EndOfList pages={invites} what="invites" />
      </Scroller>
    );
  }

  function failed() {
    return (
      <Failed
        title="The invites could not be loaded"
        hint="They are safe, and you can still make new ones. Try again in a moment."
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
