/** The screen of a lead, as a path of this server. */
export const getLeadPath = (id: string): string => `/sales-portal?tab=leads&lead=${id}`;
