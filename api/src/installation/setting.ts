import type { Settings } from '#settings';

export interface Setting {
  /** The heading of its section in `.env.example`. */
  group: string;
  /** Its description, exactly as in `.env.example`. */
  meaning: string;
  /** The value in effect; undefined if unset. */
  read: (settings: Settings) => string | null | undefined;
  /** The value is never returned, only whether it is set. */
  isSecret?: true;
}
