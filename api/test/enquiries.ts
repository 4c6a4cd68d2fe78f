import { expect } from '@jest/globals';
import { v7 } from 'uuid';
import type { TestApp } from '#test/app';
import { waitForMails } from '#test/outbox';

export const createVisitorEmail = () => `${v7()}@visitor.test`;

/** Submits the contact form as a visitor. */
export async function submitEnquiry(app: TestApp, email: string): Promise<string> {
  const { body, status } = await app.client.send<{ id: string }>('POST', '/api/contact/submit', {
    name: 'Ada Lovelace',
    email,
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    consent: true,
  });
  expect(status).toBe(201);
  return body.id;
}

/** Waits for this many mails to an email and returns the key from the newest link. */
export async function waitForMailedKey(
  app: TestApp,
  address: string,
  page: 'enquiry' | 'call',
  mails = 1,
): Promise<string> {
  const keys = (await waitForMails(app, address, mails)).flatMap(
    ({ text }) => new RegExp(`/${page}\\?key=([\\w-]{43})\\n`).exec(text ?? '')?.[1] ?? [],
  );
  expect(keys).not.toEqual([]);
  return keys.at(-1) as string;
}
