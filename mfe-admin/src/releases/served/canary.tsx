import { RelativeTime } from 'kit/format';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { formatAudiences } from '../format-audiences.ts';
import { Code } from '../rows.ts';
import type { Remote } from './use-served-remotes.ts';

/** The version that some audiences get before everyone. */
export function Canary({ state: { canary, canaryAudiences, canarySince } }: { state: Remote }) {
  if (!canary) return null;
  return (
    <Line>
      <Tag minimal intent="warning">
        Canary
      </Tag>{' '}
      <Code>{canary.version}</Code> for {formatAudiences(canaryAudiences)}
      {canarySince && (
        <>
          {' '}
          since <RelativeTime at={canarySince} />
        </>
      )}
      , by {canary.publishedBy}
    </Line>
  );
}

const Line = styled.p`
  margin-top: 4px;
  overflow-wrap: anywhere;
`;
