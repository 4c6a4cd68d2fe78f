import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

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

  &:hover {
    border-color: ${({ $primary }) => ($primary ? tokens.color.accentHover : tokens.color.ink)};
    background: ${({ $primary }) => ($primary ? tokens.color.accentHover : tokens.color.raised)};
    color: ${({ $primary }) => ($primary ? tokens.color.onAccent : tokens.color.ink)};
  }

  &:disabled {
    cursor: progress;
    opacity: 0.75;
  }
`;

export const Button = styled.button.attrs<ButtonStyleProps>(({ type }) => ({ type: type ?? 'button' }))`
  ${buttonStyle}
`;

export const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
