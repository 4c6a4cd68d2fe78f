import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
    padding-left: ${({ theme }) => theme.space.s};
  }
  ${({ theme }) => theme.screen.narrow} {
    > :first-child {
      flex-basis: 100%;
    }
    > * {
      min-width: 0;
      flex: 1 1 40%;
    }
  }
`;
