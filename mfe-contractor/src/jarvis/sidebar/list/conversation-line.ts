import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

/** Layout of a conversation's row, loaded or not. */
export const rowSpacing = css`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  gap: 2px;
`;

/**
 * A conversation in the list. Its actions take the end of the title on hover and focus; on touch screens they have their own space.
 */
export const ConversationItem = styled.li`
  position: relative;
  border-bottom: 1px solid ${tokens.color.line};

  &[data-open='true'] {
    background: ${tokens.color.raised};
    box-shadow: inset 3px 0 ${tokens.color.accent};
  }
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:hover {
      background: ${tokens.color.raised};
    }
    [data-actions] {
      background: ${tokens.color.raised};
      opacity: 0;
    }
    &:hover [data-actions],
    &:focus-within [data-actions] {
      opacity: 1;
    }
    /* The title ends in dots before them. */
    &:hover strong,
    &:focus-within strong {
      padding-right: 72px;
    }
  }
  @media (hover: none) {
    strong {
      padding-right: 72px;
    }
  }
`;
