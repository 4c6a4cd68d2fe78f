import * as z from 'zod/mini';
import { isBoundedJson } from './bounded-json.ts';
import { passkeyNameRule } from './second-factor.ts';

/* Created by the device. Only the server parses it, so that no page has to load a parser. */

const unreadable = "Couldn't read this passkey. Please try again";

/** The browser's response. Only the server can verify it. */
const response = z
  .record(z.string(), z.unknown(), unreadable)
  .check(z.refine((value) => isBoundedJson(value, { depth: 6, length: 50_000 }), unreadable));

export const passkeyResponseRule = z.object({ response });
export type PasskeyResponseInput = z.infer<typeof passkeyResponseRule>;

export const addPasskeyRule = z.extend(passkeyNameRule, { response });
export type AddPasskeyInput = z.infer<typeof addPasskeyRule>;
