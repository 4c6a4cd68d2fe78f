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
export const agreed = 'yes';

/** The enquiry that the fields say, as the shared rule looks at it. */
export const enquiryIn = (values: EnquiryValues) => ({
  ...values,
  consent: values.consent === agreed,
  priority: isPriorityEnquiry(values),
});
