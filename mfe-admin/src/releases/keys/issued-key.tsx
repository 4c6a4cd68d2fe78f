import { formatRelativeDate } from 'kit/format';
import { IssuedSecret } from '../../issued-secret.tsx';

export interface IssuedReleaseKey {
  name: string;
  /** The portals that it can publish. */
  remotes: string[];
  key: string;
  expiresAt: string;
}

interface IssuedKeyProps {
  issued: IssuedReleaseKey;
  onDone: () => void;
}

export function IssuedKey({ issued: { remotes, key, expiresAt }, onDone }: IssuedKeyProps) {
  const command = `RELEASE_KEY=${key} npm run release -- ${remotes[0] ?? 'mfe-client'} --to ${window.location.origin}`;
  return (
    <IssuedSecret lines={{ 'Release key': key, Command: command }} onDone={onDone}>
      Shown only once. Keep it where the team keeps its secrets: anyone who has it can publish until{' '}
      {formatRelativeDate(expiresAt)}.
    </IssuedSecret>
  );
}
