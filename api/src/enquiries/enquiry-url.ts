import type { Context } from '#context';

/** Where a visitor sees how their enquiry stands: the page reads the key from its address. */
export const getEnquiryUrl = (key: string, { publicUrl }: Context['settings']) =>
  new URL(`/enquiry?key=${key}`, publicUrl).href;
