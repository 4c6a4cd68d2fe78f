import { tokens } from 'kit/theme';
import styled from 'styled-components';

export { Row as Warning, Words } from '../alerts/alert-layout.ts';

export const Title = styled.h3`
  margin: ${tokens.space.m} 0 ${tokens.space.s};
  font-size: ${tokens.size.body};
  font-weight: 600;
`;
