import * as z from 'zod/mini';
import { type EnquiryPlan, enquiryPlans } from './enquiries.ts';
import { otherRoute, screenRoutes } from './screens.ts';

/** Uncaught errors in a page. */
export const pageErrorKinds = ['unhandled_rejection', 'uncaught_error'] as const;
export type PageErrorKind = (typeof pageErrorKinds)[number];

/** The events of visit counting. */
export const visitEventKinds = ['page_view', 'contact_form_submit', 'contact_form_error', ...pageErrorKinds] as const;
export type VisitEventKind = (typeof visitEventKinds)[number];

/** The maximum number of events per request. */
export const maxVisitEvents = 50;

const knownRoutes = new Set<string>(screenRoutes);
const route = z.pipe(
  z.string('Please name the route').check(z.maxLength(200, 'Please keep this to 200 characters')),
  z.transform((value: string) => (knownRoutes.has(value) ? value : otherRoute)),
);

export const visitEventRule = z
  .object({
    kind: z.enum(visitEventKinds, 'Please name what happened'),
    route,
    plan: z.optional(z.nullable(z.enum(enquiryPlans, 'Please select a preferred plan'))),
  })
  .check(
    z.refine(({ kind, plan }) => (kind === 'contact_form_submit') === (plan != null), {
      path: ['plan'],
      error: 'A sent contact form has a plan, and nothing else has',
    }),
  );
export interface VisitEvent {
  kind: VisitEventKind;
  /** One of `screenRoutes`; anything else is counted as other. */
  route: string;
  plan?: EnquiryPlan | null;
}

export const recordVisitRule = z.object({
  events: z
    .array(visitEventRule, 'Please list the events')
    .check(
      z.minLength(1, 'Please list the events'),
      z.maxLength(maxVisitEvents, `Please keep this to ${maxVisitEvents} events`),
    ),
});
export interface RecordVisitInput {
  events: VisitEvent[];
}

export const maxVisitDays = 366;
const days = `Days must be between 1 and ${maxVisitDays}`;

/** The period of the report. */
export const siteVisitsRule = z.object({
  days: z.int('Days must be a whole number').check(z.gte(1, days), z.lte(maxVisitDays, days)),
});
