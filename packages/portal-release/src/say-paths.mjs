import { bold, say } from './say.mjs';

const words = {
  requested: () => 'waits for an administrator to approve it',
  declined: ({ decidedBy }) => `was declined by ${decidedBy}`,
  retired: ({ decidedBy }) => `was retired by ${decidedBy}; an administrator can restore it`,
};

/** Which paths of a remote nobody can open yet, and where that is decided. */
export function sayPaths({ to }, portals) {
  const waiting = portals.filter(({ status }) => Object.hasOwn(words, status));
  if (waiting.length === 0) return;
  for (const row of waiting) say(`  ${bold(row.path)} ${words[row.status](row)}.`);
  say(`  ${to}/admin/releases\n`);
}
