const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text so that it can't end the element or attribute that contains it; for XML too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Escapes JSON so that it can't end the element that contains it. */
export const escapeJsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
