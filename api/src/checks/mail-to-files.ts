import { type Check, okFinding, warningFinding } from '#checks/check';

/** In production no one checks a folder for their email. `npm run doctor` also signs in to the mail server, under the same name. */
export const mailToFiles: Check = {
  name: 'mail',
  run: async ({ settings: { smtp, production } }) =>
    smtp ? okFinding(`Email is sent through ${new URL(smtp.url).host}`) : reportNoMailServer(production),
};

export function reportNoMailServer(isProduction: boolean) {
  const message = 'Email is written to files: SMTP_URL is not set';
  return isProduction
    ? warningFinding(`${message}. Invitations and password resets are not delivered: set SMTP_URL.`)
    : okFinding(message);
}
