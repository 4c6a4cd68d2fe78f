import styled from 'styled-components';

export { Row as Warning, Words } from '../alerts/alert-layout.ts';

export const Title = styled.h3`
  margin: ${({ theme }) => `${theme.space.m} 0 ${theme.space.s}`};
  font-size: ${({ theme }) => theme.size.body};
  font-weight: 600;
`;
