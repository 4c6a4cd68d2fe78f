/** Such as "12", "- 3 -", "Page 3 of 10" and "iv." */
const pageNumber = /^(?:(?:page|seite|p\.?|s\.?)\s*)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|von|\/)\s*\d{1,4})?$/i;

/** Whether a text has no words, or is only a page number. */
export function isBlankText(text: string): boolean {
  const words = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return words === '' || pageNumber.test(words);
}
