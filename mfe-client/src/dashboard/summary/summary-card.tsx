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
      <dt>
        {label}
        {isSample && (
          <Tag minimal title="A fixed figure that stands here until there is a real one">
            Sample
          </Tag>
        )}
      </dt>
      <dd>{figure ?? <Skeleton $width="60%" $height="40px" />}</dd>
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
    display: flex;
    min-height: 24px;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    margin-top: 4px;
    font: 600 clamp(24px, 2.8vw, 40px) / 44px ${({ theme }) => theme.font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;
