/** A checkbox as a form value, because form values are strings. */
export const toYesNo = (isSet: boolean): 'yes' | 'no' => (isSet ? 'yes' : 'no');
