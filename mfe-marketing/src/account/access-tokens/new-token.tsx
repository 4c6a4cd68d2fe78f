import { useEffect, useRef } from 'react';
import { Button, Icon } from 'kit/controls';
import { useCopy } from 'kit/copy';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Buttons } from '../account-parts.ts';

export interface CreatedToken {
  name: string;
  token: string;
  expiresAt: string;
}

interface NewTokenProps {
  created: CreatedToken;
  onDone: () => void;
}

/** Shown once: the server stores only its hash. */
export function NewToken({ created: { name, token, expiresAt }, onDone }: NewTokenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { copied, copy } = useCopy(token);
  useEffect(() => {
    heading.current?.focus();
    // It may be outside the viewport or behind the bar.
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Card aria-labelledby="new-access-token">
      <h3 id="new-access-token" ref={heading} tabIndex={-1}>
        Copy your token for {name}
      </h3>
      <p>
        It's shown only now. Keep it like a password: anyone who has it can act in your name until it expires{' '}
        <RelativeTime at={expiresAt} />.
      </p>
      <code aria-label="Access token">{token}</code>
      <p>Send it with each request, for example:</p>
      <pre>{`curl -H "Authorization: Bearer $TOKEN" ${window.location.origin}/api/auth/user`}</pre>
      <Buttons>
        <Button $primary onClick={() => void copy()}>
          <Icon name={copied ? 'tick' : 'copy'} /> Copy token
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Buttons>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
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
  code,
  pre {
    padding: ${tokens.space.xs};
    margin: 0;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    font: 13px/20px ${tokens.font.code};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
