import { createPortalCodegen } from '@10x/schema/codegen';

export default createPortalCodegen();
