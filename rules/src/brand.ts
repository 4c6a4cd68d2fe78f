/** The product's name and voice, in one place: a fork changes this file and nothing else. */
export const brand = {
  name: '10x Labs',
  /** Shown where the name needs a subject, as in a page title. */
  tagline: 'Innovative solutions, measured by what they ship',
  /** Its words come one by one while the page starts. */
  splashTagline: 'Innovative solutions. Building smarter, measurably.',
} as const;
