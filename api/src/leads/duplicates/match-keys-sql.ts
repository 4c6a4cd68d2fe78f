/** The digits of a lead's phone number, as PostgreSQL writes it. */
export const phoneDigitsSql = (table: string) => `regexp_replace(${table}.contact_phone, '[^0-9]', '', 'g')`;

/** Company and contact name as `getLeadKeys` compares them. */
export const companyAndContactSql = (table: string) =>
  `(lower(btrim(${table}.company_name)), lower(btrim(${table}.contact_name)))`;
