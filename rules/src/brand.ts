/** The product's name and voice, in one place: a fork changes this file and nothing else. */
export const brand = {
  name: '10x Labs',
  /** Shown where the name needs a subject, as in a page title. */
  tagline: 'Innovative solutions, measured by what they ship',
} as const;
