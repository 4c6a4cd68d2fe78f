import styled from 'styled-components';

/** Layout of an invite row and its skeleton: recipient, status, actions. */
export const InviteLine = styled.li`
  display: grid;
  min-height: 92px;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  align-items: center;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr) 88px 248px;
  gap: ${({ theme }) => `4px ${theme.space.m}`};
  > :first-child {
    justify-self: stretch;
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
