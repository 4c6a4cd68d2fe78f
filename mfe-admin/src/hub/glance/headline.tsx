import { ButtonLink } from 'kit/controls';
import { Panel, Reading, Readings } from 'kit/panel';
import { Failed } from 'kit/states';
import styled from 'styled-components';
import type { Counts } from '../knowledge/counts/use-counts.ts';
import type { People } from './use-people.ts';

/** Four figures, each the way to what it is made of. */
export function Headline({ counts, people }: { counts: Counts; people: People }) {
  const hubs = counts.counts;
  const roles = people.people?.roles;
  const retry = () => {
    counts.refresh();
    people.retry();
  };
  const failed = counts.error ?? people.error;
  const sum = <Each,>(all: readonly Each[] | undefined, of: (each: Each) => number) =>
    all?.reduce((total, each) => total + of(each), 0).toLocaleString();
  return (
    <Panel title="At a glance" busy={!failed && !(hubs && roles)} actions={oversight}>
      {failed && !hubs && !roles ? (
        <Failed
          title="The figures could not be loaded"
          hint="What they count is safe. Try again in a moment."
          onRetry={retry}
        />
      ) : (
        <Readings>
          <Reading
            label="Published resources"
            figure={sum(hubs, ({ published }) => published)}
            to="?tab=knowledge&status=published"
          />
          <Reading
            label="Drafts to look at"
            figure={sum(hubs, ({ drafts }) => drafts)}
            to="?tab=knowledge&status=draft"
          />
          <Reading
            label="Open invitations"
            figure={people.people?.openInvitations.toLocaleString()}
            to="?tab=invites"
          />
          <Reading label="Accounts" figure={sum(roles, ({ active }) => active)} to="?tab=users" />
        </Readings>
      )}
    </Panel>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/* The screens beside the tabs. */
const oversight = (
  <Ways>
    <ButtonLink to="/admin-dashboard/audit">Audit trail</ButtonLink>
    <ButtonLink to="/admin/security">Security log</ButtonLink>
    <ButtonLink to="/admin-dashboard/access">API permissions</ButtonLink>
  </Ways>
);
