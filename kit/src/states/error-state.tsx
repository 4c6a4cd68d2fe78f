import styled from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { tokens } from '../theme/tokens.ts';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  hint: string;
  onRetry: () => void;
  /** For support: the technical reason in one line. */
  detail?: string;
  level?: 'h1' | 'h2' | 'h3';
}

/** An error with a Retry button. Without Blueprint, because the shell shows it when a portal fails to load. */
export function ErrorState({ title, hint, onRetry, detail, level = 'h3' }: ErrorStateProps) {
  return (
    <Card role="alert">
      <IconFrame>
        <Icon name="warning" />
      </IconFrame>
      <div>
        <Title as={level}>{title}</Title>
        <Hint>{hint}</Hint>
        {detail && <Detail>{detail}</Detail>}
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  max-width: 800px;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space.s};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-left: 3px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const IconFrame = styled.span`
  display: flex;
  height: 24px;
  align-items: center;
  color: ${tokens.color.danger};
`;

const Title = styled.h3`
  font-size: ${tokens.size.body};
  line-height: 24px;
`;

const Hint = styled.p`
  max-width: 60ch;
  margin: 2px 0 ${tokens.space.m};
  color: ${tokens.color.soft};
`;

const Detail = styled.p`
  margin: 0 0 ${tokens.space.m};
  color: ${tokens.color.faint};
  font: 12px/18px ${tokens.font.code};
  overflow-wrap: anywhere;
`;
