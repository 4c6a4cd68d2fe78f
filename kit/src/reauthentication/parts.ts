import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/** Always there: what comes below does not move when something goes wrong. */
export const Problem = styled.p.attrs({ role: 'alert' })`
  min-height: 20px;
  color: ${({ theme }) => theme.color.danger};
`;
