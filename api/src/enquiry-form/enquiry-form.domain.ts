import { defineDomain } from '#define-domain';
import { loadDemoEnquiries } from '#enquiry-form/enquiry-form.demo';
import { EnquiryFormResolver } from '#enquiry-form/enquiry-form.resolver';

export const enquiryFormDomain = defineDomain({
  name: 'enquiry-form',
  tokenArea: 'leads',
  resolvers: [EnquiryFormResolver],
  loadDemo: loadDemoEnquiries,
});
