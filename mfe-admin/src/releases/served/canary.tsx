import { Moment } from 'kit/format';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { audienceNames } from '../audience-names.ts';
import { Code } from '../rows.ts';
import type { Remote } from './use-served.ts';

/** What some get before everybody. */
export function Canary({ state: { canary, canaryAudiences, canarySince } }: { state: Remote }) {
  if (!canary) return null;
  return (
    <Line>
      <Tag minimal intent="warning">
        Canary
      </Tag>{' '}
      <Code>{canary.version}</Code> for {audienceNames(canaryAudiences)}
      {canarySince && (
        <>
          {' '}
          since <Moment at={canarySince} />
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
