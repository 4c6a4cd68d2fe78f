const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that cannot end the element or the attribute that it stands in; for XML too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end the element it stands in. */
export const escapeJsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
