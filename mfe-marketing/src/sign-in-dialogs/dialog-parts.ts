import styled from 'styled-components';

export const Words = styled.p`
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 24px;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;
