import { useEffect, useId, type ReactNode } from 'react';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface SecretCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A secret that is shown only once. */
export function SecretCard({ title, className, children }: SecretCardProps) {
  const id = useId();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  // It may be outside the viewport or behind the bar. Browsers return a promise here, which is no cleanup.
  useEffect(() => void heading.current?.scrollIntoView?.({ block: 'nearest' }), [heading]);
  return (
    <Card className={className} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  border: 1px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  h3:focus {
    outline: none;
  }
  p {
    max-width: 65ch;
    color: ${tokens.color.soft};
  }
`;
