import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Markdown } from 'kit/markdown';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Tag } from 'kit/ui';
import { Columns } from '../columns.ts';
import { usePortalName } from '../portal-names.ts';
import { Code, MutedText } from '../text-styles.ts';
import { Provenance, SignedTag } from '../review/provenance.tsx';
import { formatAudiences } from 'rules/audience-labels';
import { FaultsTag } from './faults-tag.tsx';
import type { Remote } from './use-served-remotes.ts';

/** A portal: served version, canary and rollback. */
export function RemoteRow({ remote: state, onRollBack }: { remote: Remote; onRollBack: () => void }) {
  const { remote, isReachable, current, currentSince, currentBy, canary, versionBefore, faultsLastDay, faultCounts } =
    state;
  const name = usePortalName()(remote);
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <MutedText as="div">
          <Code>{remote}</Code>
        </MutedText>
      </div>
      <div>
        {current ? (
          <p>
            <Code>{current.version}</Code>
            {currentSince && (
              <>
                {' '}
                since <RelativeTime at={currentSince} />
              </>
            )}
            {currentBy && <>, by {currentBy}</>}
          </p>
        ) : (
          <p>Not published yet</p>
        )}
        {current && (current.commit || current.signature) && (
          <Origin>
            <Provenance release={current} /> <SignedTag release={current} />
          </Origin>
        )}
        {current?.notes && (
          <Notes>
            <Markdown text={current.notes} />
          </Notes>
        )}
        {canary && <Canary state={state} />}
        {!isReachable && <MutedText>No one can open it: none of its paths is approved</MutedText>}
      </div>
      <FaultsTag count={faultsLastDay} counts={faultCounts} />
      {canary || versionBefore ? (
        <Button aria-label={canary ? `Withdraw the canary of ${name}` : `Roll back ${name}`} onClick={onRollBack}>
          {canary ? 'Withdraw' : 'Roll back'}
        </Button>
      ) : (
        <MutedText>No earlier version</MutedText>
      )}
    </Row>
  );
}

export const RemoteRowSkeleton = () => (
  <Row>
    <div>
      <Skeleton $width="128px" $height="20px" />
      <Skeleton $width="80px" $height="20px" />
    </div>
    <div>
      <Skeleton $width="260px" $height="20px" />
      <Skeleton $width="140px" $height="20px" />
    </div>
    <Skeleton $width="80px" $height="24px" />
    <Skeleton $width="100%" $height="40px" />
  </Row>
);

/* Portal, versions, faults, actions: columns, or stacked on a phone. */
const Row = styled(Columns)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 9fr) 136px 136px;
  ${tokens.screen.belowWide} {
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
`;

/* Only the start of the release notes, as a reminder; the changelog has its own page. */
const Notes = styled.div`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.soft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  /* The grid's lines are not items of the list. */
  && > * {
    display: block;
  }
`;

/** The version that some audiences get before everyone. */
function Canary({ state: { canary, canaryAudiences, canarySince } }: { state: Remote }) {
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
