/**
 * The compiler's JavaScript API, which TypeScript 7 does not have. This workspace holds TypeScript 6 to read doc comments and imports with;
 * types are checked, and the package is built, by the TypeScript 7 of the repository.
 */
export { default as ts } from 'typescript'
