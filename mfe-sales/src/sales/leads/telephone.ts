/** What a telephone is called by: the signs that people write between the figures are not part of it. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
