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

/** Back and Cancel: there, but quieter than the way on. */
export const Ways = styled.div`
  display: flex;
  margin-left: -${({ theme }) => theme.space.xs};
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
