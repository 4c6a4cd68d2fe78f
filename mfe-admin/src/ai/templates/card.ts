import styled from 'styled-components';

/** A template's cell in the grid. The card and its skeleton have the same height. */
export const Card = styled.li`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => theme.space.m};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.s};
  }
  h2 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.large};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    min-height: 40px;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
  }
  footer > span {
    margin-right: auto;
    color: ${({ theme }) => theme.color.faint};
    font-variant-numeric: tabular-nums;
  }
`;
