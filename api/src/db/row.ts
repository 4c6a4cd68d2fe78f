import { createParameterDecorator } from 'type-graphql';

/**
 * The row whose field is resolved, as it was read. TypeGraphQL's `@Root` would copy it into a new entity, where a property that was
 * not read has its default.
 */
export const Row = () => createParameterDecorator(({ root }) => root);
