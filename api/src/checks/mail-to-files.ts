import { type Check, ok, warning } from '#checks/check';

/** In production no one looks into a folder for their mail. The command also signs in to the mail server, under the same name. */
export const mailToFiles: Check = {
  name: 'mail',
  run: async ({ settings: { smtp, production } }) =>
    smtp ? ok(`Mails go to ${new URL(smtp.url).host}`) : reportNoMailServer(production),
};

export function reportNoMailServer(isProduction: boolean) {
  const message = 'Mails are written to files: SMTP_URL is not set';
  return isProduction ? warning(`${message}. No one gets invitations or password resets: set SMTP_URL.`) : ok(message);
}
