import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

interface ButtonStyleProps {
  /** One primary action per view. */
  $primary?: boolean;
}

const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  min-height: 40px;
  padding: 9px ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  border: 1px solid ${({ theme, $primary }) => ($primary ? theme.color.accent : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $primary }) => ($primary ? theme.color.accent : theme.color.raised)};
  && {
    color: ${({ theme, $primary }) => ($primary ? theme.color.onAccent : theme.color.ink)};
  }
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
  line-height: 20px;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${({ theme }) => theme.motion.feedback},
    border-color ${({ theme }) => theme.motion.feedback};

  html body &:hover {
    border-color: ${({ theme, $primary }) => ($primary ? theme.color.accentHover : theme.color.ink)};
    background: ${({ theme, $primary }) => ($primary ? theme.color.accentHover : theme.color.raised)};
    color: ${({ theme, $primary }) => ($primary ? theme.color.onAccent : theme.color.ink)};
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
