import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    max-width: 480px;
    flex: 1;
    padding-left: ${({ theme }) => theme.space.s};
  }
`;
