/**
 * The compiler's JavaScript API, which reads doc comments and imports. TypeScript 7, which checks types and builds the package,
 * does not have this API. `typescript-api` is therefore TypeScript 6 under another name.
 */
export { default as ts } from 'typescript-api'
