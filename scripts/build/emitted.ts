const styleImport = /^import ['"][^'"]+\.css['"];?$/gm

/** A compiled module without imports of style sheets, which Node cannot load. Line numbers do not change. */
export function withoutStyles(code: string): string {
  const plain = code.replaceAll(styleImport, '')
  if (/\.css['"]/.test(plain))
    throw new Error('a style sheet is imported in a way that the build for Node cannot leave out')
  return plain
}

/**
 * A declaration file as it is published: imports end in `.js`, as in the code, and imports of style sheets are removed. The
 * compiler rewrites the extensions in code only.
 */
export function publishedDeclaration(text: string): string {
  return text
    .replaceAll(styleImport, '')
    .replaceAll(/((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
}
