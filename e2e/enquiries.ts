import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';

/** A unique visitor email. */
export const createVisitorEmail = (): string => `${randomUUID()}@visitor.test`;

/** Fills in the enquiry form on the current page. */
export async function fillInEnquiry(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada Park');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What do you want to build').selectOption({ label: 'Online shop' });
  await page.getByLabel('Biggest outcome goal').fill('Tea from small gardens, sold on our own page');
  await page.getByRole('radio', { name: '$5–10k' }).check();
  await page.getByRole('radio', { name: 'Urgent (1–2 weeks)' }).check();
  await page.getByRole('radio', { name: 'Growth' }).check();
  await checkConsent(page);
}

export const checkConsent = (page: Page): Promise<void> => page.getByRole('checkbox', { name: 'I agree' }).check();

export const sendEnquiry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send project details' }).click();

/** Submits an enquiry as a visitor, or with the email of a client. Returns its unique name. */
export async function submitEnquiry(request: APIRequestContext, email = createVisitorEmail()): Promise<string> {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const data = {
    name,
    email,
    projectType: 'ai-chatbot',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    consent: true,
  };
  expect(await request.post('/api/contact/submit', { data })).toBeOK();
  return name;
}

interface Lead {
  contactEmail: string;
  status: string;
  enquiry: { priority: boolean; attachment: { fileName: string; url: string } | null };
}

/** The leads of an email. */
export async function getLeads(product: Product, sales: APIRequestContext, email: string): Promise<Lead[]> {
  const query = `{ leads(first: 100) { edges { node {
    contactEmail status enquiry { priority attachment { fileName url } } } } } }`;
  const response = await runUnregisteredOperation(product, sales, query);
  await expect(response).toBeOK();
  const { data } = (await response.json()) as { data: { leads: { edges: Array<{ node: Lead }> } } };
  return data.leads.edges.map(({ node }) => node).filter(({ contactEmail }) => contactEmail === email);
}
