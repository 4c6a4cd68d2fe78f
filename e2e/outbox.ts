import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** Waits for the newest mail to an address and returns its link to a page. */
export async function findMailedLink({ outbox }: Product, address: string, page: string): Promise<string> {
  const found = () => {
    const mails = mailsTo(outbox, address).toReversed();
    return mails.map((mail) => new RegExp(`https?://\\S+${page}\\?\\S+`).exec(mail)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}` }).not.toBe('');
  return found();
}

/** Waits for a mail with this address and text and returns the newest. */
export async function findMail({ outbox }: Product, address: string, words: string): Promise<string> {
  const found = () => mailsTo(outbox, address).findLast((mail) => mail.includes(words)) ?? '';
  await expect.poll(found, { message: `a mail with ${address} and "${words}"` }).not.toBe('');
  return found();
}

/** The lines of each calendar event that was mailed to an address, oldest first. */
export function listMailedCalendars({ outbox }: Product, address: string): string[][] {
  const events = mailsTo(outbox, address).map((mail) => /BEGIN:VCALENDAR[^]*END:VCALENDAR/.exec(mail)?.[0]);
  return events.flatMap((event) => (event?.includes(`mailto:${address}`) ? [unfolded(event)] : []));
}

/** Unfolds long lines of a calendar (RFC 5545). */
const unfolded = (calendar: string) => calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);

function mailsTo(outbox: string, address: string): string[] {
  return getFiles(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readable(readFileSync(path.join(outbox, name), 'utf8')))
    .filter((mail) => mail.includes(address));
}

/** Decodes quoted-printable text. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

function getFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder is created with the first mail
  }
}
