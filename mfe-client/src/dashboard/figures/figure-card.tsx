import { Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import styled from 'styled-components';

interface Reading {
  label: string;
  /** Absent until it has arrived. */
  figure: string | undefined;
  isSample?: boolean;
}

export function SummaryCard({ label, figure, isSample = false }: Reading) {
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>
        {figure ? <Figure>{figure}</Figure> : <Skeleton $width="60%" $height="36px" />}
        {isSample && (
          <Tag minimal title="A fixed figure that stands here until there is a real one">
            Sample
          </Tag>
        )}
      </dd>
    </Cell>
  );
}

const Cell = styled.div`
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.raised};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }

  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    display: flex;
    min-height: 44px;
    margin-top: 4px;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${({ theme }) => theme.space.s};
  }
`;

const Figure = styled.span`
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${({ theme }) => theme.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
