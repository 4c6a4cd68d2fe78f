import * as z from 'zod/mini';
import { enquiryBudgets, enquiryPlans, enquiryProjectTypes, enquiryTimelines } from './enquiries.ts';
import { nameRule } from './names.ts';
import { uploadedFile } from './start-upload.ts';
import { emailRule, lineRule, nullish, textRule } from './text.ts';

/** The client intake schema (specification part 2 §5). */
export const submitEnquiryRule = z.object({
  name: nameRule({ message: 'Name is required', min: 2, max: 200 }),
  email: emailRule('Please enter a valid email address'),
  phone: nullish(lineRule({ message: 'Please enter a valid phone number', min: 0, max: 50 })),
  projectType: z.enum(enquiryProjectTypes, 'Please select what you want to build'),
  outcome: textRule({ message: 'Please describe your biggest outcome goal', min: 10, max: 5000 }),
  budget: z.enum(enquiryBudgets, 'Please select your budget range'),
  timeline: z.enum(enquiryTimelines, 'Please select your timeline'),
  preferredPlan: z.enum(enquiryPlans, 'Please select a preferred plan'),
  consent: z.literal(true, 'You must agree to be contacted'),
  priority: z.optional(z.nullable(z.boolean('Priority must be true or false'))),
  fileUrl: nullish(uploadedFile),
});
export type SubmitEnquiryInput = z.infer<typeof submitEnquiryRule>;
