import { useId, type ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { StatusBadge } from '../account-parts.ts';

interface FactorProps {
  title: string;
  /** What the factor is for. */
  text: ReactNode;
  isOn?: boolean;
  children: ReactNode;
}

/** One second factor. */
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
  /* minmax(0, …) keeps wide loading content from making the page scroll sideways on a phone. */
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
