import { RelativeTime } from 'kit/format';
import { CellGrid } from 'kit/panel';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Consequences of the settings, in words. */
export function Facts({ facts, startedAt }: { facts: readonly { name: string; value: string }[]; startedAt: string }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Running since</dt>
        <dd>
          <RelativeTime at={startedAt} />
        </dd>
      </div>
    </List>
  );
}

export const FactsSkeleton = () => (
  <List aria-hidden>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => (
      <div key={place}>
        <dt>
          <Skeleton $width="64px" $height="16px" />
        </dt>
        <dd>
          <Skeleton $width="80%" $height="20px" />
        </dd>
      </div>
    ))}
  </List>
);

const List = styled(CellGrid)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    padding: ${tokens.space.s} ${tokens.space.m};
    background: ${tokens.color.raised};
  }
  dt {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
`;
