import { isPriorityEnquiry } from 'rules/enquiries';

/** The values of the form's fields. */
export const emptyEnquiry = {
  name: '',
  email: '',
  phone: '',
  projectType: '',
  outcome: '',
  budget: '',
  timeline: '',
  preferredPlan: '',
  consent: '',
};
export type EnquiryValues = typeof emptyEnquiry;

/** Value of `consent` when its box is checked. */
export const consentValue = 'yes';

/** Converts the field values to an enquiry for the shared rule. */
export const toEnquiry = (values: EnquiryValues) => ({
  ...values,
  consent: values.consent === consentValue,
  priority: isPriorityEnquiry(values),
});
