import { createHash } from 'node:crypto';

/** For the content security policy: allows this inline script and no other. */
export const hashScript = (program: string): string =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
