import * as z from 'zod/mini';

export interface Bounds {
  /** The message for absent or too short text. */
  message: string;
  min?: number;
  max: number;
}

const maxCharacters = (max: number) => z.maxLength(max, `Please keep this to ${max} characters`);
export const unstorable = 'Please remove the invisible characters';
/** What the database and an email can store: no control characters, no unpaired surrogates. */
const storable = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, unstorable);
/** The same without line breaks. */
export const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, unstorable);
const emptyToNull = z.transform((value: string) => (value === '' ? null : value));

/**
 * Also zero-width and text-direction characters, which make `invoice\u202Efdp.exe` look like another file, line separators, and
 * letters without a shape.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2065\u2800\u3164\uFFA0\uFFF0-\uFFF8]|\u034F|\u17B4|\u17B5|[\u180B-\u180D]|\u180F/u;
export const hasInvisible = (text: string): boolean => invisible.test(text);
const unsafeFileName =
  'File names cannot contain invisible or text-direction characters. Rename the file and try again';
const safeFileName = z.refine<string>((name) => !hasInvisible(name), unsafeFileName);
/** Text without them. */
export const toVisible = (text: string): string => text.replaceAll(new RegExp(invisible, 'gu'), '');
/** The same name without them, for names from before this rule. */
export const toSafeFileName = (name: string): string => toVisible(name);

/** Multi-line text: trimmed, with a maximum length. */
export const textRule = ({ message, min = 1, max }: Bounds) =>
  z.string(message).check(z.trim(), z.minLength(min, message), maxCharacters(max), storable);

export const lineChecks = ({ message, min = 1, max }: Bounds) =>
  [z.minLength(min, message), maxCharacters(max), oneLine] as const;

/** Single-line text. */
export const lineRule = (bounds: Bounds) => z.string(bounds.message).check(z.trim(), ...lineChecks(bounds));

/** A label that an administrator recognizes something by: no invisible or text-direction characters. */
export const labelRule = (bounds: Bounds) =>
  lineRule(bounds).check(z.refine((label) => !hasInvisible(label), unstorable));

/** Required text. */
export const requiredText = (missing: string, max: number) => textRule({ message: missing, max });

/** An optional field: absent or null. */
export const nullish = <Rule extends z.ZodMiniType<string>>(rule: Rule) => z.optional(z.nullable(rule));

/** An email address, compared and stored in lowercase. Mail servers accept up to 254 characters (RFC 5321). */
export const emailRule = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.email(message), maxCharacters(254));

/** Optional text; empty text is null. */
export const optionalText = (max: number) =>
  z.optional(
    z.nullable(z.pipe(z.string('Please enter text').check(z.trim(), maxCharacters(max), storable), emptyToNull)),
  );

/** The name of a file, as displayed and saved. */
export const fileNameRule = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), maxCharacters(255), safeFileName);

/** An optional file name; empty text is null. */
export const optionalFileName = z.optional(
  z.nullable(z.pipe(z.string('Please enter text').check(z.trim(), maxCharacters(255), safeFileName), emptyToNull)),
);

const webAddress = 'Please enter a valid web address';

/** An optional web address; empty text is null. */
export const optionalWebAddress = z.optional(
  z.nullable(
    z.pipe(
      z.string(webAddress).check(
        z.trim(),
        z.refine((value) => value === '' || isWebAddress(value), webAddress),
        maxCharacters(2048),
        storable,
      ),
      emptyToNull,
    ),
  ),
);

/** Tags: trimmed, without empty ones. */
export const optionalTags = z.optional(
  z.pipe(
    z
      .array(z.string('Please enter text').check(z.trim(), maxCharacters(50), storable), 'Please enter a list')
      .check(z.maxLength(30, 'Please keep this to 30 entries')),
    z.transform((tags: string[]) => tags.filter((tag) => tag !== '')),
  ),
);

/** Tags as typed into one field: separated by commas, trimmed, without empty ones. */
export const commaSeparatedTags = ({ each: singular, many: plural }: { each: string; many: string }) =>
  z.pipe(
    z.string().check(
      z.refine(
        (text) => splitTags(text).every((tag) => tag.length <= 50),
        `Please keep each ${singular} to 50 characters`,
      ),
      z.refine((text) => splitTags(text).length <= 30, `Please keep this to 30 ${plural}`),
    ),
    z.transform(splitTags),
  );

const splitTags = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export const optionalFlag = z.optional(z.boolean('Please choose yes or no'));

/** Whether a web address has a user name or password, which everyone who sees the address would know. */
export function hasCredentials(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.username !== '' || url.password !== '');
}

export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
