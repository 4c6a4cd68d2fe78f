import { defineDomain } from '#define-domain';
import { EnquiriesResolver } from '#enquiries/enquiries.resolver';
import { EnquiryProgressResolver } from '#enquiries/enquiry-progress.resolver';
import { Enquiry } from '#enquiries/enquiry.entity';
import { businessRecord } from '#retention/kept-tables';

export const enquiriesDomain = defineDomain({
  name: 'enquiries',
  resolvers: [EnquiriesResolver, EnquiryProgressResolver],
  entities: [Enquiry],
  keptTables: { enquiries: businessRecord },
});
