import { type ReactNode } from 'react';
import { Icon } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Confirms an action in place. The button that was clicked is gone, so the focus moves here. */
export function Confirmation({ children }: { children: ReactNode }) {
  const place = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Words ref={place} role="status" tabIndex={-1}>
      <Icon name="tick" />
      <span>{children}</span>
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: flex-start;
  gap: ${tokens.space.xs};
  border-left: 3px solid ${tokens.color.green};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.greenWash};
  color: ${tokens.color.green};
  font-weight: 600;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
