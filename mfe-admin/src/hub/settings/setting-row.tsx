import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { InstallationSettingsQuery } from '#gql/graphql.ts';
import { Row } from './setting-layout.ts';

type Setting = InstallationSettingsQuery['installationSettings']['settings'][number];

export function SettingRow({ setting: { name, meaning, ...setting } }: { setting: Setting }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>
        <Value {...setting} />
      </dd>
      <dd>{meaning}</dd>
    </Row>
  );
}

/** For a secret, only whether it is set. */
function Value({ isSet, isSecret, value }: Pick<Setting, 'isSet' | 'isSecret' | 'value'>) {
  if (!isSet) return <Unset>Not set</Unset>;
  if (isSecret) {
    return (
      <Tag minimal icon={<Icon name="eyeOff" />}>
        Set, hidden
      </Tag>
    );
  }
  return <strong>{value}</strong>;
}

const Unset = styled.span`
  color: ${tokens.color.faint};
`;
