import { useEffect } from 'react';
import { Button, Icon } from 'kit/controls';
import { saveAs, useCopy } from 'kit/copy';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';
import { Buttons } from '../account-parts.ts';

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: the server stores only their hashes. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  useEffect(() => {
    // It may be outside the viewport or behind the bar.
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [heading]);
  return (
    <Card>
      <h3 ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h3>
      <p>
        Each code works once in place of your phone or passkey. They're shown only now: save them where you keep your
        passwords, not just on your phone.
      </p>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Buttons>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'tick' : 'copy'} /> Copy
        </Button>
        <Button
          onClick={() =>
            saveAs(new Blob([`${brand.name}: recovery codes\n\n${text}\n`], { type: 'text/plain' }), fileName)
          }
        >
          Download
        </Button>
        <Button $primary onClick={onDone}>
          I've saved them
        </Button>
      </Buttons>
    </Card>
  );
}

const fileName = 'recovery-codes.txt';

const Card = styled.div`
  display: grid;
  padding: ${tokens.space.m};
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
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
    gap: 4px ${tokens.space.l};
    font: 14px/24px ${tokens.font.code};
  }
`;
