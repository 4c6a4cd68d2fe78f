import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A template's cell in the grid. The card and its skeleton have the same height. */
export const Card = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${tokens.space.s};
  }
  h2 {
    min-width: 0;
    font-size: ${tokens.size.large};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    min-height: 40px;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  footer > span {
    margin-right: auto;
    color: ${tokens.color.faint};
    font-variant-numeric: tabular-nums;
  }
`;
