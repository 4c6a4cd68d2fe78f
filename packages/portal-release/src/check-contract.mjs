import { bold, count, PlainError, printStep } from './print.mjs';
import { checkQuery } from './operations.mjs';

/** Checks a build against the running API and its shell. The check itself runs on the server. */
export async function checkContract(server, { remote, text, manifest }, portal) {
  const since = performance.now();
  const problems = await server.ask(checkQuery, { input: { manifest: text, portal } });
  if (problems.length > 0) {
    const lines = problems.map(
      ({ where, message, mend }) => `${bold(where)}: ${message.replace(/[^.?!]$/, '$&.')}\n  ${mend}.`,
    );
    throw new PlainError(
      `${remote} does not fit ${server.to}, and nothing was sent.\n\n${lines.join('\n\n')}\n\n${problems.length} to fix.`,
    );
  }
  const modules = Object.keys(manifest.takes).length;
  const counts = [
    count(manifest.operations.length, 'operation'),
    count(modules, 'shared module'),
    count(portal.routes.length, 'screen'),
  ];
  printStep('contract', `${counts.join(', ')}: compatible`, since);
}
