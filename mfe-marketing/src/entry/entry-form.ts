import styled from 'styled-components';

export const EntryForm = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

/** Links below a form to its alternatives. */
export const EntryNote = styled.small`
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 20px;
`;
