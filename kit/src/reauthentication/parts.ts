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

/** Always rendered, so that screen readers announce its changes. */
export const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger};
`;
