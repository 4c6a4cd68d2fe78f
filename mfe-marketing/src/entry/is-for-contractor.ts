interface InvitedRole {
  role: string;
  contractorRole?: string | null;
}

/** Someone with a client account redeems these in the contractor registration; no other invitation needs an account's owner. */
export const isForContractor = ({ role, contractorRole }: InvitedRole): boolean =>
  role === 'contractor' || Boolean(contractorRole);
