import { Button, Icon } from 'kit/controls';
import { saveAs, useCopy } from 'kit/copy';
import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';
import { Buttons } from '../account-parts.ts';
import { SecretCard } from '../secret-card.tsx';

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: the server stores only their hashes. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  return (
    <Card title="Save your recovery codes">
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

const Card = styled(SecretCard)`
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
    gap: 4px ${tokens.space.l};
    font: 14px/24px ${tokens.font.code};
  }
`;
