import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.m};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
    padding-left: ${({ theme }) => theme.space.s};
  }
  ${({ theme }) => theme.screen.narrow} {
    > :nth-child(2),
    > :nth-child(3) {
      flex: 1;
    }
  }
`;

export const Check = styled.label`
  display: flex;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space.xs};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  cursor: pointer;
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
