import { Button, Icon } from 'kit/controls';
import { useCopy } from 'kit/copy';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Buttons } from '../account-parts.ts';
import { SecretCard } from '../secret-card.tsx';

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
  const { copied, copy } = useCopy(token);
  return (
    <Card title={`Copy your token for ${name}`}>
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

const Card = styled(SecretCard)`
  gap: ${tokens.space.s};
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
