import styled from 'styled-components';

/** Above the places of the rows that it stands for. */
export const FailedRow = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  width: 100%;
  padding: ${({ theme }) => theme.space.m};
`;
