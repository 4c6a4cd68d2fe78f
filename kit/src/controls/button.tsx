import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { keepFocusable } from './keep-focusable.ts';

export interface ButtonStyleProps {
  /** One primary action per view. */
  $primary?: boolean;
}

const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  min-height: 40px;
  padding: 9px ${tokens.space.m};
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  border: 1px solid ${({ $primary }) => ($primary ? tokens.color.accent : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
  background: ${({ $primary }) => ($primary ? tokens.color.accent : tokens.color.raised)};
  && {
    color: ${({ $primary }) => ($primary ? tokens.color.onAccent : tokens.color.ink)};
  }
  font-size: ${tokens.size.small};
  font-weight: 600;
  line-height: 20px;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${tokens.motion.feedback},
    border-color ${tokens.motion.feedback};

  &:where(:not([aria-disabled='true'])):hover {
    border-color: ${({ $primary }) => ($primary ? tokens.color.accentHover : tokens.color.ink)};
    background: ${({ $primary }) => ($primary ? tokens.color.accentHover : tokens.color.raised)};
    color: ${({ $primary }) => ($primary ? tokens.color.onAccent : tokens.color.ink)};
  }

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;

/** `disabled` leaves it focusable, and ignores clicks. */
export const Button = styled.button.attrs<ButtonStyleProps>(keepFocusable)`
  ${buttonStyle}
`;

export const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
