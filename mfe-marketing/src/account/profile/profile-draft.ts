import { defineDraft } from 'kit/draft';
import type { Profile_UserFragment as Profile } from '#account/gql/graphql.ts';

const empty = { firstName: '', lastName: '', tagName: '', experienceLevel: '', technologies: '' };
type Values = typeof empty;

interface Snapshot {
  updatedAt: string;
  values: Values;
}

interface ProfileEdits {
  /** The profile that was edited. */
  base: Snapshot;
  values: Values;
}

export const toSnapshot = ({ firstName, lastName, contractorProfile, updatedAt }: Profile): Snapshot => ({
  updatedAt,
  values: {
    firstName,
    lastName,
    tagName: contractorProfile?.tagName ?? '',
    experienceLevel: contractorProfile?.experienceLevel ?? '',
    technologies: contractorProfile?.technologies ?? '',
  },
});

/** Edits of the viewer's profile that are not saved. */
export const profileDraft = defineDraft({ name: 'profile', version: 1, parse: parseEdits });

function parseEdits(value: unknown): ProfileEdits | null {
  const { base, values } = (value ?? {}) as Partial<ProfileEdits>;
  if (typeof base?.updatedAt !== 'string' || !isValues(base.values) || !isValues(values)) return null;
  return names.some((name) => values[name] !== base.values[name]) ? { base, values } : null;
}

const names = Object.keys(empty) as Array<keyof Values>;

const isValues = (value: Partial<Values> | undefined): value is Values =>
  names.every((name) => typeof value?.[name] === 'string');
