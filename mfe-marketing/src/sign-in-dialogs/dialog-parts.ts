import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Words = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 24px;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;
