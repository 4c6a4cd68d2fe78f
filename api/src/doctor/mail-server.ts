import { createTransport } from 'nodemailer';
import { type Check, faultFinding, okFinding } from '#checks/check';
import { reportNoMailServer } from '#checks/mail-to-files';

const timeoutMs = 5000;

/** Signs in to the mail server without sending anything. */
export const mailServer: Check = {
  name: 'mail',
  async run({ settings: { smtp, production } }) {
    if (!smtp) return reportNoMailServer(production);
    const { host } = new URL(smtp.url);
    const [connectionTimeout, greetingTimeout, socketTimeout] = [timeoutMs, timeoutMs, timeoutMs];
    const { url, requireTls: requireTLS } = smtp;
    const transport = createTransport({ url, requireTLS, connectionTimeout, greetingTimeout, socketTimeout });
    try {
      await transport.verify();
      return okFinding(`${host} accepts mail from this server`);
    } catch (error) {
      return faultFinding(
        `${host} does not accept mail: ${error instanceof Error ? error.message : error}. Check SMTP_URL.`,
      );
    } finally {
      transport.close();
    }
  },
};
