interface LeadOrigin {
  enquiry?: object | null;
  owner?: { firstName: string; lastName: string } | null;
}

/** The source of a lead: an enquiry, or the person who entered it. */
export const getSourceLabel = ({ enquiry, owner }: LeadOrigin): string =>
  enquiry ? 'Enquiry' : owner ? `${owner.firstName} ${owner.lastName}` : 'Unknown';
