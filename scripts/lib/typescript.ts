/**
 * The compiler's JavaScript API, for reading doc comments and imports. TypeScript 7, which checks the types and builds the package,
 * does not have this API, so `typescript-api` is TypeScript 6 under another name.
 */
export { default as ts } from 'typescript-api'
