import { copyFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import { root } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'

/** The folders of the packages that are published. */
export function publishedFolders(): string[] {
  const manifests = findFiles(['packages/*/package.json'])
  return manifests.filter((path) => !JSON.parse(readText(path)).private).map(dirname)
}

/** Gives every package the repository's licence, and its readme unless it has one of its own. */
export function copyTexts(): Problems {
  for (const folder of publishedFolders()) {
    copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'))
  }
  if (existsSync(join(root, 'README.md'))) {
    copyFileSync(join(root, 'README.md'), join(root, 'packages/slipway/README.md'))
  }
  return []
}
