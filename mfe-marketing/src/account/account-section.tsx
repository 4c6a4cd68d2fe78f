import { useId, type ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface AccountSectionProps {
  title: string;
  /** What the section contains, or why it is useful. */
  text: string;
  children: ReactNode;
}

/** One subject of the account: description on the left, content on the right, or below on a phone. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  padding-top: ${tokens.space.l};
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${tokens.space.m} ${tokens.space.xl};
  border-top: 1px solid ${tokens.color.line};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  > :first-child p {
    max-width: 44ch;
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
