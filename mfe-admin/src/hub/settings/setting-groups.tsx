import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { InstallationSettingsQuery } from '#gql/graphql.ts';
import { Group } from './setting-layout.ts';
import { SettingRow } from './setting-row.tsx';

type Setting = InstallationSettingsQuery['installationSettings']['settings'][number];

/** The settings under the headings of `.env.example`, in its order. */
export function SettingGroups({ settings }: { settings: readonly Setting[] }) {
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
