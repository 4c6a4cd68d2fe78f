import { useRef, useState, type ComponentProps } from 'react';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import { invitationHours } from 'rules/invitations';
import styled from 'styled-components';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { InviteForm } from './form/invite-form.tsx';
import { QuickTestSetup } from './form/quick-test-setup.tsx';
import { useInviteForm } from './form/use-invite-form.ts';
import { IssuedInvite } from './issued/issued-invite.tsx';
import { RecentInvites } from './list/recent-invites.tsx';
import { useInvites } from './list/use-invites.ts';

export function InvitesScreen() {
  const [issued, setIssued] = useState<IssuedInvite_InvitationFragment | null>(null);
  const invites = useInvites();

  const show = (invite: IssuedInvite_InvitationFragment) => {
    setIssued(invite);
    void invites.refresh();
  };
  /** Drop secrets that no longer work, so that no one shares them. */
  const discardInvite = (id: string) => setIssued((shown) => (shown?.id === id ? null : shown));
  const form = useInviteForm(show);
  const submit = useRef<HTMLButtonElement>(null);
  const fillForm: ComponentProps<typeof QuickTestSetup>['onPick'] = (invite) => {
    form.put(invite);
    submit.current?.focus();
  };

  return (
    <Page>
      <header>
        <h1>User invites</h1>
        <p>An invite is for one person. It works once, within {invitationHours} hours.</p>
      </header>
      <Columns>
        <FormColumn>
          <InviteForm form={form} submitRef={submit} />
          {issued && <IssuedInvite key={issued.token} invite={issued} onClose={() => setIssued(null)} />}
          <QuickTestSetup onPick={fillForm} />
        </FormColumn>
        <RecentInvites
          title="Recent Invites"
          empty={<EmptyState title="No invites generated yet" hint="Invites you generate appear here." />}
          invites={invites}
          onResent={show}
          onRevoked={discardInvite}
        />
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.l};
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  header p {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: clamp(320px, 32%, ${tokens.width.form}) minmax(0, 1fr);
  }
`;

/* Sticky, with a scroll area of its own on short windows. */
const FormColumn = styled.div`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    position: sticky;
    top: 72px;
    overflow-y: auto;
    max-height: calc(100vh - 88px);
    /* Room for focus outlines. */
    margin: -4px;
    padding: 4px;
  }
`;
