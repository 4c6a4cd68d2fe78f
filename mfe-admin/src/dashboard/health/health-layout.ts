import styled from 'styled-components';

/* Alerts link here. */
export const Place = styled.div`
  scroll-margin-top: ${({ theme }) => theme.space.l};
`;

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

export const Row = styled.li`
  display: grid;
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto 72px;
  gap: ${({ theme }) => theme.space.s};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  > :last-child {
    justify-self: end;
  }
`;

export const Name = styled.span`
  display: grid;
  font-weight: 600;
  span {
    color: ${({ theme }) => theme.color.danger};
    font-size: ${({ theme }) => theme.size.tiny};
    font-weight: 400;
    line-height: 16px;
  }
`;

export const Duration = styled.span`
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
`;

export const CheckNote = styled.p`
  color: ${({ theme }) => theme.color.faint};
  font-variant-numeric: tabular-nums;
`;
