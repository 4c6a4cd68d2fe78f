import { tokens } from 'kit/theme';
import styled from 'styled-components';

/* Alerts link here. */
export const Place = styled.div`
  scroll-margin-top: ${tokens.space.l};
`;

export const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

export const Row = styled.li`
  display: grid;
  min-height: 44px;
  padding: ${tokens.space.xs} ${tokens.space.m};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto 72px;
  gap: ${tokens.space.s};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  > :last-child {
    justify-self: end;
  }
`;

export const Name = styled.span`
  display: grid;
  font-weight: 600;
  span {
    color: ${tokens.color.danger};
    font-size: ${tokens.size.tiny};
    font-weight: 400;
    line-height: 16px;
  }
`;

export const Duration = styled.span`
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;

export const CheckNote = styled.p`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;
