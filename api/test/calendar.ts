import { expect } from '@jest/globals';
import type { Email } from 'postal-mime';

/** The properties of an iCalendar file by name, without parameters; its long lines are unfolded. */
export function parseCalendar(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^([A-Z-]+)(?:;[^:]*)?:(.*)$/g)].map(([, name, value]) => [name, value])),
  );
}

/** The calendar file of a mail: the part that calendars read and the one to be saved say the same. */
export function getMailedCalendar(mail: Email | undefined): Record<string, string> {
  const [part, file] = ['text/calendar', 'application/ics'].map((type) => {
    const found = mail?.attachments.find(({ mimeType }) => mimeType === type);
    return { method: found?.method, text: new TextDecoder().decode(found?.content as ArrayBuffer) };
  });
  const properties = parseCalendar(file?.text ?? '');
  expect(parseCalendar(part?.text ?? '')).toEqual(properties);
  expect(part?.method).toBe(properties.METHOD);
  return properties;
}
