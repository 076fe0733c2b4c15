/** Changes text with a source map. The Vite plugin uses it. */
export { default as MagicString } from 'magic-string'
