import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${tokens.space.m};
`;

export const Card = styled.li`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto auto auto;
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  transition:
    background ${tokens.motion.scene},
    border-color ${tokens.motion.scene};
  &[data-marked] {
    border-color: ${tokens.color.sky};
    background: ${tokens.color.skyWash};
  }
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  height: fit-content;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    gap: ${tokens.space.s};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  padding-top: ${tokens.space.s};
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};
`;
