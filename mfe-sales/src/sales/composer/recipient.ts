/** The lead that an email goes to. */
export interface Recipient {
  id: string;
  companyName: string;
  contactName: string;
  contactEmail: string;
}
