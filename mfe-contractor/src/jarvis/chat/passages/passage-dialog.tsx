import { useQuery } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { dropHeading } from 'kit/markdown';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CitedPassageDocument, type CitedPassageQuery } from '#gql/graphql.ts';

/** An open passage of an answer. */
export interface OpenPassage {
  id: string;
  number: number;
  title: string;
  place: string | null;
}

export function PassageDialog({ passage, onClose }: { passage: OpenPassage | null; onClose: () => void }) {
  return (
    <Dialog isOpen={passage !== null} title={passage?.title ?? ''} onClose={onClose}>
      {passage && <Passage passage={passage} />}
    </Dialog>
  );
}

function Passage({ passage: { id, number, title, place } }: { passage: OpenPassage }) {
  const { data, error, refresh } = useQuery(CitedPassageDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <>
      <Place>
        Passage {number}
        {place && ` · ${place}`}
      </Place>
      {data ? renderPassage(data.passage, [title, place]) : error ? failed() : loadingSkeleton}
    </>
  );

  function failed() {
    return <ErrorState title="Couldn't load the passage" hint="Try again." onRetry={refresh} />;
  }
}

/** `shown` are the headings above it. */
function renderPassage(passage: CitedPassageQuery['passage'], shown: ReadonlyArray<string | null>) {
  if (!passage) return <EmptyState title="This passage no longer exists" />;
  const { text, before, after } = passage;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <Text tabIndex={0} role="region" aria-label="Passage">
      {before && <p>{before}</p>}
      <p>
        <mark>{dropHeading(text, ...shown)}</mark>
      </p>
      {after && <p>{after}</p>}
    </Text>
  );
}

const loadingSkeleton = (
  <div aria-busy>
    <Skeleton $width="100%" $height="120px" />
  </div>
);

const Place = styled.p`
  color: ${tokens.color.soft};
`;

const Text = styled.div`
  display: grid;
  max-height: 50dvh;
  overflow: auto;
  gap: ${tokens.space.s};
  overflow-wrap: anywhere;
  white-space: pre-line;
  p {
    color: ${tokens.color.faint};
  }
  mark {
    padding-left: ${tokens.space.s};
    display: block;
    border-left: 3px solid ${tokens.color.accent};
    background: none;
    color: ${tokens.color.ink};
  }
`;
