import { prefetch, type DataClient, useQuery } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panel, Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { InstallationSettingsDocument } from '#gql/graphql.ts';
import { Facts, FactsSkeleton } from './facts.tsx';
import { SettingGroups } from './setting-groups.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** The configuration of this installation. It is changed in the environment, not here. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(InstallationSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const installation = data?.installationSettings;
  const busy = !installation && !error;
  return (
    <Panels>
      <Panel title="This installation" busy={busy} actions={links}>
        {installation ? (
          <Facts facts={installation.facts} startedAt={installation.startedAt} />
        ) : error ? (
          failed()
        ) : (
          <FactsSkeleton />
        )}
      </Panel>
      {!error && (
        <Panel title="Settings" busy={busy}>
          <MutedText>
            Read from the environment when the server starts. See <code>.env.example</code> for details. Secrets are
            never shown.
          </MutedText>
          {installation ? <SettingGroups settings={installation.settings} /> : <SettingsSkeleton />}
        </Panel>
      )}
    </Panels>
  );

  function failed() {
    return (
      <ErrorState
        title="Couldn't load settings"
        hint="Nothing has changed. Try again."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}

SettingsTab.prefetchData = (client: DataClient) => prefetch(client, InstallationSettingsDocument);

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const links = (
  <Links>
    <ButtonLink to="/admin-dashboard/audit">Audit trail</ButtonLink>
    <ButtonLink to="/admin/security">Security log</ButtonLink>
    <ButtonLink to="/admin-dashboard/access">API permissions</ButtonLink>
  </Links>
);

const MutedText = styled.p`
  && {
    margin-bottom: ${tokens.space.s};
  }
  max-width: 75ch;
  color: ${tokens.color.soft};
`;
