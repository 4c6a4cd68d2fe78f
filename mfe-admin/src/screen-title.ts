import styled from 'styled-components';

export const ScreenTitle = styled.h1`
  font-size: ${({ theme }) => theme.size.title};
  line-height: 36px;
`;
