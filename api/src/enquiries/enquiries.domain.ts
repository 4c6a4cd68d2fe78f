import { defineDomain } from '#define-domain';
import { EnquiriesResolver } from '#enquiries/enquiries.resolver';
import { EnquiryProgressResolver } from '#enquiries/enquiry-progress.resolver';
import { Enquiry } from '#enquiries/enquiry.entity';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#enquiries/enquiry.access';
import { defineNode } from '#db/node-source';

export const enquiriesDomain = defineDomain({
  name: 'enquiries',
  tokenArea: 'leads',
  resolvers: [EnquiriesResolver, EnquiryProgressResolver],
  entities: [Enquiry],
  nodes: { Enquiry: defineNode(Enquiry, visibleTo) },
  keptTables: { enquiries: businessRecord },
});
