import type { Plugin } from 'vite'
import { llmsFullText, llmsIndex } from '../../../scripts/gen/docs/llms.ts'
import { docPages } from '../../../scripts/lib/docPages.ts'
import { readText } from '../../../scripts/lib/readText.ts'

/** Adds the docs as plain texts to the build: `llms.txt`, the pages that it lists, and all pages in `llms-full.txt`. */
export function docsTexts(): Plugin {
  return {
    name: 'showcase:docs-texts',
    apply: 'build',
    generateBundle() {
      const pages = docPages()
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsIndex().text })
      this.emitFile({ type: 'asset', fileName: 'llms-full.txt', source: llmsFullText(pages) })
      for (const { path } of pages)
        this.emitFile({ type: 'asset', fileName: path, source: readText(`packages/slipway/${path}`) })
    },
  }
}
