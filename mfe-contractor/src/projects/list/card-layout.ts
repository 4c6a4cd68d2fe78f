import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

export const Card = styled.li`
  display: grid;
  padding: ${({ theme }) => theme.space.m};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto auto auto;
  gap: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  transition: ${({ theme }) => `background ${theme.motion.scene}, border-color ${theme.motion.scene}`};
  &[data-marked] {
    border-color: ${({ theme }) => theme.color.sky};
    background: ${({ theme }) => theme.color.skyWash};
  }
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

export const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  height: fit-content;
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Progress = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: 1fr 44px;
  gap: ${({ theme }) => theme.space.s};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  > span {
    text-align: right;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.s};
  }
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
