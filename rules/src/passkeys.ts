import * as z from 'zod/mini';
import { isBoundedJson } from './bounded-json.ts';
import { passkeyNameRule } from './second-factor.ts';

/* What a device has made: only the server reads it, so that no page has to load what it takes. */

const unreadable = "Couldn't read this passkey. Please try again";

/** What the browser answers. Whether it is right, only the server knows. */
const response = z
  .record(z.string(), z.unknown(), unreadable)
  .check(z.refine((value) => isBoundedJson(value, { depth: 6, length: 50_000 }), unreadable));

export const passkeyResponseRule = z.object({ response });
export type PasskeyResponseInput = z.infer<typeof passkeyResponseRule>;

export const addPasskeyRule = z.extend(passkeyNameRule, { response });
export type AddPasskeyInput = z.infer<typeof addPasskeyRule>;
