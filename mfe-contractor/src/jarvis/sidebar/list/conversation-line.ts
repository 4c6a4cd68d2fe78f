import styled, { css } from 'styled-components';

/** Layout of a conversation's row, loaded or not. */
export const rowSpacing = css`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  gap: 2px;
`;

/**
 * A conversation in the list. Its actions overlay the end of the title on hover and focus; on touch screens they have their own
 * space.
 */
export const ConversationItem = styled.li`
  position: relative;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  &[data-open='true'] {
    background: ${({ theme }) => theme.color.raised};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color.raised};
    }
    [data-actions] {
      background: ${({ theme }) => theme.color.raised};
      opacity: 0;
    }
    &:hover [data-actions],
    &:focus-within [data-actions] {
      opacity: 1;
    }
  }
  @media (hover: none) {
    strong {
      padding-right: 72px;
    }
  }
`;
