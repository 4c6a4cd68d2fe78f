import { Button } from 'kit/controls';
import { CopyButton } from 'kit/copy';
import { QrCode } from 'kit/qr-code';
import { tokens } from 'kit/theme';
import { toast, toastFailure } from 'kit/toasts';
import styled from 'styled-components';
import { ConfirmTotpEnrolmentDocument } from '#account/gql/graphql.ts';
import { CodeForm } from '../../entry/code-form.tsx';
import { Buttons } from '../account-parts.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';

interface TotpEnrollmentProps {
  enrollment: { secret: string; uri: string };
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Two steps: add the secret to the app, then confirm with a code from it. */
export function TotpEnrollment({ enrollment: { secret, uri }, onConfirmed, onCancel }: TotpEnrollmentProps) {
  const request = useSessionRequest();
  const confirm = async (code: string) => {
    const { confirmTotpEnrolment } = await request(ConfirmTotpEnrolmentDocument, { input: { code } });
    toast({ title: 'Authenticator app turned on', description: 'Your other sessions have ended.', intent: 'success' });
    await onConfirmed(confirmTotpEnrolment.recoveryCodes);
  };
  return (
    <Steps>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div>
        <p>1. Scan this with your authenticator app, or type this key into it:</p>
        <Secret>
          <code data-secret>{groupCharacters(secret)}</code>
          <CopyButton text={secret} name="key" />
        </Secret>
        <p>2. Enter the code the app shows.</p>
        <CodeForm
          focused
          onCode={confirm}
          onFailure={(fault) => toastFailure(fault, "Couldn't set up the authenticator app")}
        >
          {(pending) => (
            <Buttons>
              <Button type="submit" $primary disabled={pending}>
                {pending ? 'Turning on…' : 'Turn on'}
              </Button>
              <Button onClick={onCancel}>Cancel</Button>
            </Buttons>
          )}
        </CodeForm>
      </div>
    </Steps>
  );
}

/** Groups are easier to type, and apps ignore the spaces. */
const groupCharacters = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const Steps = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.l};
  > div {
    display: grid;
    max-width: ${tokens.width.form};
    align-content: start;
    gap: ${tokens.space.s};
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  code {
    min-width: 0;
    flex: 1;
    padding: 4px ${tokens.space.xs};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    font: 14px/20px ${tokens.font.code};
  }
`;
