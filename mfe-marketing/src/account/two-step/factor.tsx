import { useId, type ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { StatusBadge } from '../account-parts.ts';

interface FactorProps {
  title: string;
  /** What it is for. */
  text: ReactNode;
  isOn?: boolean;
  children: ReactNode;
}

/** One of the ways to take the second step. */
export function Factor({ title, text, isOn = false, children }: FactorProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <div>
        <h3>
          <span id={id}>{title}</span>
          {isOn && <StatusBadge>On</StatusBadge>}
        </h3>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  padding: ${tokens.space.m};
  /* Not as wide as what is still on its way would like: the page of a phone moved sideways. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > :first-child p {
    max-width: 65ch;
    color: ${tokens.color.soft};
  }
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;
