import { createHash } from 'node:crypto';

/** For the content security policy: this program, and no other that stands in a page. */
export const hashScript = (program: string): string =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
