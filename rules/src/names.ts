import * as z from 'zod/mini';
import { type Bounds, hasInvisible, lineChecks, toVisible, unstorable } from './text.ts';

/** Scripts whose letters take another form beside a joiner, as in Persian names. */
const joiningLetters =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u
    .source;
const joined = new RegExp(`${joiningLetters}[\\u200c\\u200d](?=${joiningLetters})`, 'gu');
/** A character whose variants look different: emoji and Han, as in Japanese names. */
const varied = /[\p{Extended_Pictographic}\p{Script=Han}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const selectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Of the ways to write the same name, one: composed characters and single spaces. */
const normalizeName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

function isReadable(name: string): boolean {
  const rest = name.replaceAll(joined, '').replaceAll(varied, '');
  return !hasInvisible(rest) && rest.search(selectors) === -1;
}

/**
 * The name of a person or company, which others recognize them by: no invisible or text-direction characters, except where a
 * language needs them.
 */
export const nameRule = (bounds: Bounds) =>
  z.string(bounds.message).check(
    z.overwrite(normalizeName),
    ...lineChecks(bounds),
    z.refine((name) => isReadable(name), unstorable),
    z.refine((name) => name === '' || visible.test(name), bounds.message),
  );

/** A name that no one else may have: also without the joiners that hardly show. */
export const uniqueNameRule = (bounds: Bounds) =>
  nameRule(bounds).check(z.refine((name) => !hasInvisible(name), unstorable));

/** A name that someone else sends, such as a provider of sign-ins, without what this rule refuses. */
export const toReadableName = (name: string): string => {
  const normalized = normalizeName(name);
  return isReadable(normalized) ? normalized : normalizeName(toVisible(normalized).replaceAll(selectors, ''));
};
