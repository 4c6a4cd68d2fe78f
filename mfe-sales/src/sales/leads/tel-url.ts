/** The `tel:` URL of a phone number, without the formatting between its digits. */
export const toTelUrl = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
