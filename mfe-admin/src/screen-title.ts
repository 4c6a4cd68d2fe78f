import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const ScreenTitle = styled.h1`
  font-size: ${tokens.size.title};
  line-height: 36px;
`;
