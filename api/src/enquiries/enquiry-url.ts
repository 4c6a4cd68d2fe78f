import type { Context } from '#context';

/** The page where a visitor sees the progress of their enquiry. It reads the key from the URL. */
export const getEnquiryUrl = (key: string, { publicUrl }: Context['settings']) =>
  new URL(`/enquiry?key=${key}`, publicUrl).href;
