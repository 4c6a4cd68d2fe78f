interface Came {
  enquiry?: object | null;
  owner?: { firstName: string; lastName: string } | null;
}

/** Where a lead came from: an enquiry, or whoever entered it. */
export const getSource = ({ enquiry, owner }: Came): string =>
  enquiry ? 'Enquiry' : owner ? `${owner.firstName} ${owner.lastName}` : 'Not known';
