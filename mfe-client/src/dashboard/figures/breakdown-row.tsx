import type { ReactNode } from 'react';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A project and its share of a figure. */
export function BreakdownRow({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Line>
      <Link to={to}>{title}</Link>
      <span>{children}</span>
    </Line>
  );
}

export const BreakdownSkeletons = () =>
  [1, 2, 3].map((place) => (
    <Line key={place} aria-hidden>
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="64px" $height="20px" />
    </Line>
  ));

const Line = styled.li`
  display: flex;
  padding: 10px 0;
  justify-content: space-between;
  gap: ${tokens.space.m};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
