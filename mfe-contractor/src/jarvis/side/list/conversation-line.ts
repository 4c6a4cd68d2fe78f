import styled, { css } from 'styled-components';

/** What a conversation takes of its line, filled or still empty. */
export const rowPlace = css`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  gap: 2px;
`;

/**
 * The place of one conversation in the list. Its actions stand over the end of its title while the pointer or the focus is
 * there; a touch screen knows no pointer, so there they have a place of their own.
 */
export const ConversationLine = styled.li`
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
