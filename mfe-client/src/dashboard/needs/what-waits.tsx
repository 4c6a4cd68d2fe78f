import { useQuery } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { Failed, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { ClientNeedsDocument } from '#gql/graphql.ts';
import { useFresh } from '../../live/use-fresh.ts';
import { NeedLine } from './need-line.ts';
import { NeedRow } from './need-row.tsx';

/** What waits for the client, before everything else; not there at all when nothing does. */
export function WhatWaits() {
  const { data, error, refetch } = useQuery(ClientNeedsDocument, { fetchPolicy: 'cache-and-network' });
  useFresh(refetch);
  const needs = data?.needsMe;
  if (needs?.total === 0) return null;
  return (
    <Panel title="What needs you now" busy={!needs && !error}>
      {needs ? list(needs) : error ? failed() : skeletons}
    </Panel>
  );

  function list({ items, total }: NonNullable<typeof needs>) {
    const more = total - items.length;
    return (
      <>
        <List>
          {items.map((need) => (
            <NeedRow key={`${need.kind} ${need.id}`} need={need} />
          ))}
        </List>
        {more > 0 && (
          <More>
            and {more} more in <Link to="/client/projects">Projects</Link> and <Link to="/client/support">Support</Link>
          </More>
        )}
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="What needs you could not be loaded"
        hint="Nothing is lost: it is in Projects and Support too. Try again in a moment."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > * + * {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
`;

const skeletons = (
  <List as="div" aria-hidden>
    {[1, 2].map((place) => (
      <div key={place}>
        <NeedLine>
          <Skeleton $width="72px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="88px" $height="20px" />
          <span />
        </NeedLine>
      </div>
    ))}
  </List>
);
