import { prefetch, type DataClient, useQuery } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panel, Panels } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { InstallationSettingsDocument, type InstallationSettingsQuery } from '#gql/graphql.ts';
import { Facts, FactsSkeleton } from './facts.tsx';
import { Group, Row } from './setting-layout.ts';
import { SettingRow } from './setting-row.tsx';

/** The configuration of this installation. It is changed in the environment, not here. */
export function SettingsTab() {
  const { data, error, refresh } = useQuery(InstallationSettingsDocument, { fetchPolicy: 'cache-and-network' });
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
    return <ErrorState title="Couldn't load settings" hint="Try again." onRetry={refresh} />;
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
    <ButtonLink to="/admin-dashboard/audit">Audit log</ButtonLink>
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

/** Placeholder for the first groups. */
const SettingsSkeleton = () => (
  <Group aria-hidden>
    <h3>
      <Skeleton $width="180px" $height="20px" />
    </h3>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Row key={place}>
        <Skeleton $width="120px" $height="20px" />
        <Skeleton $width="60%" $height="20px" />
        <Skeleton $width="90%" $height="20px" />
      </Row>
    ))}
  </Group>
);

type Setting = InstallationSettingsQuery['installationSettings']['settings'][number];

/** The settings under the headings of `.env.example`, in its order. */
function SettingGroups({ settings }: { settings: readonly Setting[] }) {
  const groups = [...new Set(settings.map(({ group }) => group))];
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group} aria-label={group}>
          <h3>{group}</h3>
          <dl>
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingRow key={setting.name} setting={setting} />
              ))}
          </dl>
        </Group>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;
