import { useState } from 'react';
import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Button } from 'kit/controls';
import { lazyDialog, Panels } from 'kit/panel';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import { invitationHours } from 'rules/invitations';
import styled from 'styled-components';
import { RecentInvitesDocument, type IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { IssuedInvite } from '../../invites/issued/issued-invite.tsx';
import { RecentInvites } from '../../invites/list/recent-invites.tsx';
import { useInvites } from '../../invites/list/use-invites.ts';

const CreateInvitationDialog = lazyDialog(
  async () => (await import('./create-invitation-dialog.tsx')).CreateInvitationDialog,
);

/** Contractor invitations, and a button that creates one. */
export function InvitesTab() {
  const invites = useInvites();
  const { issued, codes, show, close, discardInvite } = useIssuedInvite(() => void invites.refresh());
  const [isOpen, setOpen] = useState(false);
  return (
    <Panels>
      {issued && <IssuedInvite key={issued.token} invite={issued} onClose={close} />}
      <div>
        <RecentInvites
          title="Invitations"
          hint={
            <Hint>
              An invitation works once, within {invitationHours} hours. Its login code can be copied until you leave
              this tab; Resend creates a new one.
            </Hint>
          }
          actions={
            <Button $primary onClick={() => setOpen(true)}>
              Create Invitation
            </Button>
          }
          empty={<EmptyState title="No invitations created yet" hint="Invitations you create appear here." />}
          invites={invites}
          codes={codes}
          onResent={show}
          onRevoked={discardInvite}
        />
      </div>
      <CreateInvitationDialog
        isOpen={isOpen}
        onCreated={(invite) => {
          setOpen(false);
          show(invite);
        }}
        onClose={() => setOpen(false)}
      />
    </Panels>
  );
}

InvitesTab.prefetchData = (client: DataClient) => prefetchFirstPage(client, RecentInvitesDocument);

const Hint = styled.p`
  margin-bottom: ${tokens.space.s};
  color: ${tokens.color.soft};
`;

/** The secrets created on this screen: the last invite, and the login code of each one. They are lost on reload. */
function useIssuedInvite(refresh: () => void) {
  const [issued, setIssued] = useState<IssuedInvite_InvitationFragment | null>(null);
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const show = (invite: IssuedInvite_InvitationFragment) => {
    const { id, code } = invite;
    setIssued(invite);
    if (code) setCodes((previous) => ({ ...previous, [id]: code }));
    refresh();
  };
  return {
    issued,
    codes,
    show,
    close: () => setIssued(null),
    /** Drop secrets that no longer work, so that no one shares them. */
    discardInvite: (id: string) => setIssued((previous) => (previous?.id === id ? null : previous)),
  };
}
