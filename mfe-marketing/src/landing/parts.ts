import { Button, ButtonLink } from 'kit/controls';
import styled, { css } from 'styled-components';

/** The width that all sections share, and its edges. */
export const Wide = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.screen.narrow} {
    padding: 0 ${({ theme }) => theme.space.m};
  }
`;

const large = css`
  && {
    min-height: 48px;
    padding: 11px ${({ theme }) => theme.space.l};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
`;

export const LargeButton = styled(Button)`
  ${large}
`;

export const LargeLink = styled(ButtonLink)`
  ${large}
`;

/** Two ways on, the first one louder. On a phone one below the other, as wide as the thumb needs. */
export const ActionPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.screen.narrow} {
    display: grid;
  }
`;

/** Beside whatever is made up to show how something looks. */
export const SampleTag = styled.span.attrs({ children: 'Sample' })`
  padding: 2px 6px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 16px;
`;

/** A piece of the product, shown as it is. */
export const Piece = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: 0 16px 48px -16px ${({ theme }) => theme.color.shadow};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 20px;
`;
