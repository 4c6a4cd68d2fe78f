import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { formatRelativeDate } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SecretLine } from '../../invites/issued/secret-line.tsx';

export interface IssuedReleaseKey {
  name: string;
  /** The portals that it can publish. */
  remotes: string[];
  key: string;
  expiresAt: string;
}

/** The plaintext key, shown once: the server stores only its hash. */
export function IssuedKey({
  issued: { remotes, key, expiresAt },
  onDone,
}: {
  issued: IssuedReleaseKey;
  onDone: () => void;
}) {
  const noticeRef = useFocusOnMount<HTMLParagraphElement>();
  const command = `RELEASE_KEY=${key} npm run release -- ${remotes[0] ?? 'mfe-client'} --to ${window.location.origin}`;
  return (
    <>
      <Words ref={noticeRef} tabIndex={-1}>
        Shown only once. Keep it where the team keeps its secrets: anyone who has it can publish until{' '}
        {formatRelativeDate(expiresAt)}.
      </Words>
      <List>
        <SecretLine label="Release key" text={key} />
        <SecretLine label="Command" text={command} />
      </List>
      <DialogButtons>
        <Button $primary onClick={onDone}>
          Done
        </Button>
      </DialogButtons>
    </>
  );
}

const Words = styled.p`
  &:focus-visible {
    outline: none;
  }
`;

const List = styled.dl`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.xs};
`;
