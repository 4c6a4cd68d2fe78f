import { expect } from '@jest/globals';
import type { Email } from 'postal-mime';

/** The properties of an iCalendar file by name, unfolded and without parameters. */
export function parseCalendar(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^([A-Z-]+)(?:;[^:]*)?:(.*)$/g)].map(([, name, value]) => [name, value])),
  );
}

/** The calendar of a mail. Asserts that the inline part and the attachment are the same. */
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
