const styleImport = /^import ['"][^'"]+\.css['"];?$/gm

/** A compiled module for Node, which cannot import a style sheet. Lines keep their numbers. */
export function withoutStyles(code: string): string {
  const plain = code.replaceAll(styleImport, '')
  if (/\.css['"]/.test(plain))
    throw new Error('a style sheet is imported in a way that the build for Node cannot leave out')
  return plain
}

/**
 * A declaration file as others can read it: it names the `.js` beside it, as the code does, and no style sheets. The
 * compiler rewrites these names in code only.
 */
export function publishedDeclaration(text: string): string {
  return text
    .replaceAll(styleImport, '')
    .replaceAll(/((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
}
