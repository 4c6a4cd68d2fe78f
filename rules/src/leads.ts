import * as z from 'zod/mini';
import { enquiryBudgets, enquiryProjectTypes } from './enquiries.ts';
import { nameRule } from './names.ts';
import { emailRule, lineRule, nullish, oneLine, textRule } from './text.ts';

/** Lead statuses, in pipeline order. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A lead that is won or lost. */
export const closedLeadStatuses: readonly LeadStatus[] = ['won', 'lost'];

/** The choices of the lead form (specification part 2 §5). A lead from an enquiry has the enquiry's values instead. */
export const leadProjectTypes = [
  'web_app',
  'mobile_app',
  'ai_integration',
  'automation',
  'consulting',
  'other',
] as const;
export const leadBudgets = ['under_5k', '5k_15k', '15k_50k', '50k_plus', 'tbd'] as const;

/** Why a lead did not become a project. */
export const lostReasons = ['price', 'timing', 'competitor', 'no_response', 'not_a_fit', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Whose leads a list shows. */
export const leadOwnerships = ['mine', 'unassigned'] as const;
export type LeadOwnership = (typeof leadOwnerships)[number];

/** The maximum length of the notes about a lead. */
export const maxLeadNotesLength = 10_000;

const notes = textRule({ message: 'Please enter the notes', min: 0, max: maxLeadNotesLength });
const companyName = nameRule({ message: 'Company name is required', max: 200 });
const contactName = nameRule({ message: 'Contact name is required', max: 200 });
const contactEmail = emailRule('Please enter a valid email address');
const contactDetails = {
  contactPhone: nullish(lineRule({ message: 'Please enter a valid phone number', min: 0, max: 50 })),
  timeline: nullish(lineRule({ message: 'Please enter a timeline', min: 0, max: 200 })),
  notes: nullish(notes),
};

export const createLeadRule = z.object({
  companyName,
  contactName,
  contactEmail,
  ...contactDetails,
  projectType: z.optional(z.nullable(z.enum(leadProjectTypes, 'Please select a project type'))),
  budget: z.optional(z.nullable(z.enum(leadBudgets, 'Please select a budget'))),
});
export type CreateLeadInput = z.infer<typeof createLeadRule>;

/** The maximum length of a search for a company or person. */
export const maxLeadSearchLength = 100;

const search = z
  .string('Please enter text')
  .check(z.trim(), z.maxLength(maxLeadSearchLength, `Please keep this to ${maxLeadSearchLength} characters`), oneLine);
const place = 'Please enter how many leads to skip';

/** Filters leads: those that match every word of the search and have the given status. */
export const leadFilterRule = z.object({
  search: nullish(search),
  status: z.optional(z.nullable(z.enum(leadStatuses, 'Please select a status'))),
  owner: z.optional(z.nullable(z.enum(leadOwnerships, 'Please select whose leads'))),
});
export type LeadFilter = z.infer<typeof leadFilterRule>;

export const leadsRule = z.extend(leadFilterRule, {
  skip: z.optional(z.int(place).check(z.gte(0, place), z.lte(1_000_000, place))),
});
export const leadCountsRule = z.object({ search: nullish(search) });

/** A lead from an enquiry keeps the choices of the enquiry's form. */
const anyProjectType = [...new Set([...leadProjectTypes, ...enquiryProjectTypes])];
const anyBudget = [...leadBudgets, ...enquiryBudgets];

const nextStepDueOn = z.optional(z.nullable(z.iso.date('Please enter a date')));
const lostNote = nullish(textRule({ message: 'Please enter a note', min: 0, max: 1000 }));

/** What sales can change of a lead. Absent fields stay unchanged. */
export const updateLeadRule = z.object({
  companyName: z.optional(companyName),
  contactName: z.optional(contactName),
  contactEmail: z.optional(contactEmail),
  ...contactDetails,
  projectType: z.optional(z.nullable(z.enum(anyProjectType, 'Please select a project type'))),
  budget: z.optional(z.nullable(z.enum(anyBudget, 'Please select a budget'))),
  status: z.optional(z.enum(leadStatuses, 'Please select a status')),
  ownerId: z.optional(z.nullable(z.uuid('Please select an owner'))),
  nextStep: nullish(lineRule({ message: 'Please enter the next step', min: 0, max: 200 })),
  nextStepDueOn,
  lostReason: z.optional(z.nullable(z.enum(lostReasons, 'Please select a reason'))),
  lostNote,
});
export type UpdateLeadInput = z.infer<typeof updateLeadRule>;

/** The dialog that asks why a lead is lost. */
export const loseLeadRule = z.object({
  lostReason: z.enum(lostReasons, 'Please select a reason'),
  lostNote,
});

/** The form of a next step: a day needs a step. */
export const nextStepRule = z.object({
  nextStep: lineRule({ message: 'Please enter the next step', max: 200 }),
  nextStepDueOn,
});
