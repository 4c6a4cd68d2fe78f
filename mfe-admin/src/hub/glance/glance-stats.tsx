import { ButtonLink } from 'kit/controls';
import { Panel, Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { KnowledgeCountsResult } from '../knowledge/counts/use-knowledge-counts.ts';
import type { PeopleCountsResult } from './use-people-counts.ts';

/** Four figures; each links to its items. */
export function GlanceStats({ counts, people }: { counts: KnowledgeCountsResult; people: PeopleCountsResult }) {
  const hubs = counts.counts;
  const roles = people.people?.roles;
  const refresh = () => {
    void counts.refresh();
    void people.refresh();
  };
  const failed = counts.error ?? people.error;
  const sum = <Each,>(all: readonly Each[] | undefined, getCount: (each: Each) => number) =>
    all?.reduce((total, each) => total + getCount(each), 0).toLocaleString();
  return (
    <Panel title="At a glance" busy={!failed && !(hubs && roles)} actions={oversightLinks}>
      {failed && !hubs && !roles ? (
        <ErrorState title="Couldn't load the figures" hint="Try again." onRetry={refresh} />
      ) : (
        <Stats>
          <Stat
            label="Published resources"
            figure={sum(hubs, ({ published }) => published)}
            to="?tab=knowledge&status=published"
          />
          <Stat label="Drafts to review" figure={sum(hubs, ({ drafts }) => drafts)} to="?tab=knowledge&status=draft" />
          <Stat label="Open invitations" figure={people.people?.openInvitations.toLocaleString()} to="?tab=invites" />
          <Stat label="Accounts" figure={sum(roles, ({ active }) => active)} to="?tab=users" />
        </Stats>
      )}
    </Panel>
  );
}

const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/* Links to the other screens. */
const oversightLinks = (
  <LinkRow>
    <ButtonLink to="/admin-dashboard/audit">Audit log</ButtonLink>
    <ButtonLink to="/admin/security">Security log</ButtonLink>
    <ButtonLink to="/admin-dashboard/access">API permissions</ButtonLink>
  </LinkRow>
);
