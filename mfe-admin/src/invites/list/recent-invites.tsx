import type { ReactNode } from 'react';
import { useNow } from 'kit/format';
import { LoadMore, Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { Rows } from '../../rows.ts';
import { InviteRow } from './invite-row.tsx';
import type { Invites } from './use-invites.ts';
import { InviteLine } from './invite-line.ts';

interface RecentInvitesProps {
  title: string;
  /** Actions above the list. */
  actions?: ReactNode;
  /** Content above the list. */
  hint?: ReactNode;
  /** Shown while there are no invites. */
  empty: ReactNode;
  invites: Invites;
  /** Login codes created on this screen, by invite ID. */
  codes?: Readonly<Record<string, string>>;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: (id: string) => void;
}

/** Invites, newest first. */
export function RecentInvites({
  title,
  actions,
  hint,
  empty,
  invites,
  codes = {},
  onResent,
  onRevoked,
}: RecentInvitesProps) {
  const { nodes, error, refresh } = invites;
  const now = new Date(useNow());
  const busy = !nodes && !error;
  return (
    <Panel title={title} busy={busy} actions={actions}>
      {hint}
      {nodes ? rows(nodes) : error ? failed() : skeletons()}
    </Panel>
  );

  function rows(all: NonNullable<typeof nodes>) {
    if (all.length === 0) return empty;
    return (
      <>
        <VirtualRows as={Rows} row="li" aria-label="Invites" items={all} hasMore={invites.hasMore} height={rowHeight}>
          {(invite, row) => (
            <InviteRow
              row={row}
              invite={invite}
              now={now}
              code={codes[invite.id]}
              onResent={onResent}
              onRevoked={onRevoked}
              onOutdated={() => void refresh()}
            />
          )}
        </VirtualRows>
        <LoadMore pages={invites} what="invites" />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load invites" hint="You can still create new ones. Try again." onRetry={refresh} />
    );
  }
}

const rowHeight = { wide: 93, narrow: 130 };

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <InviteRowSkeleton key={place} />
    ))}
  </Rows>
);

/** Same height as an invite, to avoid layout shift. */
function InviteRowSkeleton() {
  return (
    <InviteLine aria-hidden>
      <Lines>
        <Skeleton $width="55%" $height="16px" />
        <Skeleton $width="30%" $height="12px" />
        <Skeleton $width="70%" $height="12px" />
      </Lines>
      <Skeleton $width="72px" $height="20px" />
    </InviteLine>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 68px;
`;
