import * as z from 'zod/mini';
import { nullish, oneLine } from './text.ts';

/** What leads are compared by. */
export interface LeadKeys {
  contactEmail?: string | null;
  contactPhone?: string | null;
  companyName?: string | null;
  contactName?: string | null;
}

/** Why two leads may be the same, the surest first. */
export const leadMatchReasons = ['email', 'phone', 'name'] as const;
export type LeadMatchReason = (typeof leadMatchReasons)[number];

export const leadMatchReasonLabels: Record<LeadMatchReason, string> = {
  email: 'Same email',
  phone: 'Same phone number',
  name: 'Same company and contact',
};

/** How many leads are compared in one request. */
export const maxLeadCandidates = 500;

/** A phone number with fewer digits, such as an extension, identifies no one. */
export const minPhoneDigits = 6;

const keyRule = (max: number) =>
  nullish(
    z.string('Please enter text').check(z.trim(), z.maxLength(max, `Please keep this to ${max} characters`), oneLine),
  );

/** A lead that someone is entering: what they have typed so far, valid or not. */
export const leadCandidateRule = z.object({
  contactEmail: keyRule(254),
  contactPhone: keyRule(50),
  companyName: keyRule(200),
  contactName: keyRule(200),
});
export type LeadCandidate = z.infer<typeof leadCandidateRule>;

const candidates = `Please compare 1 to ${maxLeadCandidates} leads at a time`;

export const leadMatchesRule = z.object({
  candidates: z
    .array(leadCandidateRule, candidates)
    .check(z.minLength(1, candidates), z.maxLength(maxLeadCandidates, candidates)),
  exceptId: z.optional(z.nullable(z.uuid('Please enter the id of a lead'))),
});
export type LeadMatchesInput = z.infer<typeof leadMatchesRule>;

export const toPhoneDigits = (phone: string): string => phone.replaceAll(/[^0-9]/g, '');

const normalize = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** What identifies a lead, by reason: two leads that share one may be the same. */
export function getLeadKeys({ contactEmail, contactPhone, companyName, contactName }: LeadKeys) {
  const digits = toPhoneDigits(contactPhone ?? '');
  const [email, company, contact] = [normalize(contactEmail), normalize(companyName), normalize(contactName)];
  return {
    email: email || null,
    phone: digits.length >= minPhoneDigits ? digits : null,
    name: company && contact ? ([company, contact] as const) : null,
  } satisfies Record<LeadMatchReason, string | readonly [string, string] | null>;
}

/** For each lead of a list that repeats an earlier one: the index of that one, and why. */
export function findRepeatedLeads(
  leads: readonly LeadKeys[],
): Map<number, { earlier: number; reason: LeadMatchReason }> {
  const seen = new Map<string, number>();
  const repeated = new Map<number, { earlier: number; reason: LeadMatchReason }>();
  for (const [index, lead] of leads.entries()) {
    const keys = getLeadKeys(lead);
    for (const reason of leadMatchReasons) {
      if (keys[reason] === null) continue;
      const key = JSON.stringify([reason, keys[reason]]);
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, index);
      else if (!repeated.has(index)) repeated.set(index, { earlier, reason });
    }
  }
  return repeated;
}
