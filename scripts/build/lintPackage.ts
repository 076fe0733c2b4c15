import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { publicEntries } from '../lib/publicEntries.ts'
import { root } from '../lib/root.ts'
import { run } from '../lib/run.ts'
import type { Problems } from '../lib/step.ts'

/** Packs a package as for publishing, and checks the result with publint and attw. */
export async function lintPackage(folder: string): Promise<Problems> {
  const tarball = await pack(folder)
  return [...(await publintProblems(tarball)), ...(await typeProblems(tarball))]
}

async function pack(folder: string): Promise<Buffer> {
  const destination = join(root, '.cache', 'packages')
  mkdirSync(destination, { recursive: true })
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
  const { code, stdout, output } = await run('npm', args, { cwd: join(root, folder) })
  if (code !== 0) throw new Error(`npm pack failed in ${folder}:\n${output}`)
  const [packed]: { filename: string }[] = JSON.parse(stdout)
  return readFileSync(join(destination, packed?.filename ?? ''))
}

async function publintProblems(tarball: Buffer): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}

async function typeProblems(tarball: Buffer): Promise<string[]> {
  const checked = createPackageFromTarballData(tarball)
  // attw finds the plain entries automatically, but does not expand wildcards.
  const entrypoints = checked.packageName === 'slipway' ? publicEntries().map(({ name }) => name) : []
  const result = await checkPackage(checked, { includeEntrypoints: entrypoints })
  return result.types ? result.problems.filter(concernsUs).map((problem) => `attw: ${JSON.stringify(problem)}`) : []
}

/** Whether we must fix a problem. The package has only ES modules and an exports map; tools without support for both are not supported. */
export function concernsUs(problem: Problem): boolean {
  if (problem.kind === 'CJSResolvesToESM') return false
  return !(problem.kind === 'NoResolution' && problem.resolutionKind === 'node10')
}
