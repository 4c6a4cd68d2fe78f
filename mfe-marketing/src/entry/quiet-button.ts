import styled from 'styled-components';

/** Other ways and the way back, side by side: there, but quieter than the way on. */
export const ButtonRow = styled.div`
  display: flex;
  margin-left: -${({ theme }) => theme.space.xs};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

export const QuietButton = styled.button.attrs({ type: 'button' })`
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space.xs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.accent};
  text-decoration: underline;
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.accentHover};
  }
`;
