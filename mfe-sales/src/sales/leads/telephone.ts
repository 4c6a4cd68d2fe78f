/** The `tel:` URL of a phone number, without the formatting between its digits. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
