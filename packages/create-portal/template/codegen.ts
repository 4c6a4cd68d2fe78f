import { portalCodegen } from '@10x/schema/codegen';

export default portalCodegen();
