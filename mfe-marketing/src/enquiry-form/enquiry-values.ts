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

/** What `consent` is when its box is ticked. */
export const consentValue = 'yes';

/** The enquiry that the fields say, as the shared rule looks at it. */
export const toEnquiry = (values: EnquiryValues) => ({
  ...values,
  consent: values.consent === consentValue,
  priority: isPriorityEnquiry(values),
});
