import { Button, ButtonLink } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

/** The width and side padding that all sections share. */
export const Wide = styled.div`
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: 0 ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: 0 ${tokens.space.m};
  }
`;

const large = css`
  && {
    min-height: 48px;
    padding: 11px ${tokens.space.l};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;

export const LargeButton = styled(Button)`
  ${large}
`;

export const LargeLink = styled(ButtonLink)`
  ${large}
`;

/** Two calls to action, the first more prominent. On a phone they stack at full width. */
export const ActionPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  ${tokens.screen.narrow} {
    display: grid;
  }
`;

/** A label for made-up example content. */
export const SampleTag = styled.span.attrs({ children: 'Sample' })`
  padding: 2px 6px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;

/** A frame around a piece of the product's interface. */
export const Piece = styled.div`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 16px 48px -16px ${tokens.color.shadow};
  font-size: ${tokens.size.small};
  line-height: 20px;
`;
