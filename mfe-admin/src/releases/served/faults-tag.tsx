import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { PortalFaultKind, RemoteRow_RemoteFragment } from '#gql/graphql.ts';
import { Code } from '../text-styles.ts';

const faultLabels: Record<PortalFaultKind, string> = {
  missing: 'not found',
  slow: 'too slow',
  load: 'not loaded',
  render: 'crashed',
  loop: 'endless rendering',
  csp: 'policy violation',
};

interface FaultsTagProps {
  count: number;
  /** By version and kind, most frequent first. */
  counts: RemoteRow_RemoteFragment['faultCounts'];
}

/** Failed loads and policy violations of a portal in the last day, by version. */
export function FaultsTag({ count, counts }: FaultsTagProps) {
  const label = `${count === 0 ? 'No faults' : count === 1 ? '1 fault' : `${count} faults`} in 24 h`;
  return (
    <div>
      <Tag
        minimal
        intent={count === 0 ? 'success' : 'danger'}
        icon={<Icon name={count === 0 ? 'tick' : 'warning'} />}
        title="In the last 24 hours"
      >
        {label}
      </Tag>
      {counts.length > 0 && (
        <Kinds>
          {counts.map(({ version, kind, count: times }) => (
            <p key={`${version} ${kind}`}>
              {times} × {faultLabels[kind]} in <Code>{version}</Code>
            </p>
          ))}
        </Kinds>
      )}
    </div>
  );
}

const Kinds = styled.div`
  margin-top: 4px;
  color: ${tokens.color.soft};
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;
`;
