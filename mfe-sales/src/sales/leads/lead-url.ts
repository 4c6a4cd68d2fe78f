/** The URL parameter of the open lead. */
export const leadParam = 'lead';

/** The element id of a lead's link in the list. */
export const getLeadLinkId = (id: string) => `lead-${id}`;
