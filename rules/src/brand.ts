/** The product's name and voice in one place: a fork changes only this file. */
export const brand = {
  name: '10x Labs',
  /** The full name, such as for a page title. */
  tagline: 'Innovative solutions, measured by what they ship',
  /** Its words appear one by one while the page starts. */
  splashTagline: 'Innovative solutions. Building smarter, measurably.',
} as const;
