import * as z from 'zod/mini';
import type { Audience } from './audiences.ts';
import { labelRule } from './text.ts';

/* Personal access tokens: what scripts and integrations send instead of a session. */

interface TokenArea {
  label: string;
  /** What it contains, for the person who chooses. */
  hint: string;
  /** Who can call at least one operation of it. */
  audiences: readonly [Audience, ...Audience[]];
}

/** The parts of the API that a token can be limited to. Each domain belongs to one of them, or is closed to tokens. */
export const tokenAreas = {
  projects: {
    label: 'Projects',
    hint: 'Projects, tasks, activity, dashboards and Client Store requests',
    audiences: ['user'],
  },
  tickets: {
    label: 'Tickets',
    hint: 'Support tickets and their messages',
    audiences: ['client', 'contractor', 'admin'],
  },
  leads: { label: 'Leads', hint: 'Leads, the pipeline, enquiries, calls and contacts', audiences: ['sales', 'admin'] },
  knowledge: { label: 'Knowledge', hint: 'Knowledge resources and courses', audiences: ['user'] },
  ai: {
    label: 'Jarvis',
    hint: 'Conversations, prompt templates, guardrails and AI documents',
    audiences: ['contractor', 'admin'],
  },
  people: { label: 'People', hint: 'Your own profile, accounts and contractor roles', audiences: ['user'] },
  invoices: { label: 'Invoices', hint: 'Invoices and payments', audiences: ['client', 'admin'] },
  payouts: { label: 'Payouts', hint: 'What contractors are paid', audiences: ['contractor', 'admin'] },
} as const satisfies Record<string, TokenArea>;
export type TokenAreaName = keyof typeof tokenAreas;
export const tokenAreaNames = Object.keys(tokenAreas) as TokenAreaName[];

/** Writing includes reading. */
export const tokenLevels = ['read', 'write'] as const;
export type TokenLevel = (typeof tokenLevels)[number];
export type TokenScope = `${TokenAreaName}_${TokenLevel}`;
export const tokenScopes = tokenAreaNames.flatMap((area) => tokenLevels.map((level): TokenScope => `${area}_${level}`));

export function includesScope(scopes: readonly TokenScope[], required: TokenScope): boolean {
  return scopes.includes(required) || scopes.includes(required.replace(/_read$/, '_write') as TokenScope);
}

/** Such as "Projects (read), Leads (read and write)". */
export function describeScopes(scopes: readonly TokenScope[]): string {
  const describe = (area: TokenAreaName) => {
    if (scopes.includes(`${area}_write`)) return [`${tokenAreas[area].label} (read and write)`];
    return scopes.includes(`${area}_read`) ? [`${tokenAreas[area].label} (read)`] : [];
  };
  return tokenAreaNames.flatMap(describe).join(', ');
}

/** People and secret scanners recognize a token by it. */
export const tokenPrefix = 'tenx_';
/** The prefix, and 256 random bits. */
export const tokenPattern = /^tenx_[\w-]{43}$/;

/** The lifetimes that a person can choose from, in days. */
export const tokenLifetimes = [7, 30, 90, 180, 365] as const;
export const defaultTokenDays = 30;
export const maxTokenDays = 365;
/** Of one person, at the same time. */
export const maxTokens = 25;

const expiry = `Choose an expiry of 1 to ${maxTokenDays} days`;
const permission = 'Choose at least one permission';

export const createAccessTokenRule = z.object({
  name: labelRule({ message: 'Please name the token', max: 60 }),
  scopes: z
    .array(z.enum(tokenScopes, permission), permission)
    .check(z.minLength(1, permission), z.maxLength(tokenScopes.length, permission)),
  expiresInDays: z.optional(z.nullable(z.int(expiry).check(z.gte(1, expiry), z.lte(maxTokenDays, expiry)))),
});
export type CreateAccessToken = z.infer<typeof createAccessTokenRule>;
