import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { llmsFullText } from '../gen/docs/llms.ts'
import { docPages } from '../lib/docPages.ts'
import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import { root } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'

/** The folders of the packages that are published. */
export function publishedFolders(): string[] {
  const manifests = findFiles(['packages/*/package.json'])
  return manifests.filter((path) => !JSON.parse(readText(path)).private).map(dirname)
}

/** Copies the repository's licence into every package. Writes the readme and the docs in one file into the package `slipway`. */
export function copyTexts(): Problems {
  for (const folder of publishedFolders()) {
    copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'))
  }
  if (existsSync(join(root, 'README.md'))) {
    writeFileSync(join(root, 'packages/slipway/README.md'), packedReadme(readText('README.md')))
  }
  writeFileSync(join(root, 'packages/slipway/llms-full.txt'), llmsFullText(docPages()))
  return []
}

/** The readme for users of the package: links are relative to the package, and the section about the repository is removed. */
export function packedReadme(readme: string): string {
  return readme.replaceAll('](packages/slipway/', '](').replace(/^## Work on Slipway\n[\s\S]*?(?=^## )/m, '')
}
