import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { runBuild } from '../testApps/runBuild.ts'

/** Builds of the template of `create-slipway`: one for each value of the plugin's option `csp`, and two without the option. */
export type Mode = 'files' | 'hashes' | 'inline' | 'prerender'

export const folderOf = (mode: Mode) => join(root, '.cache', 'csp', mode)

/** Builds the template in some modes. */
export const buildTemplate = (...modes: readonly Mode[]): Promise<void> =>
  runBuild(join(import.meta.dirname, 'build.ts'), modes)

/** The policy for a build: the one that packages/slipway/docs/content-security-policy.md recommends for a basic app. */
export function policyOf(mode: Mode): string {
  const { 'script-src': scripts, 'style-src': styles } = mode === 'hashes' ? hashes() : none
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "require-trusted-types-for 'script'",
  ].join('; ')
}

interface Hashes {
  readonly 'script-src': readonly string[]
  readonly 'style-src': readonly string[]
}

const none: Hashes = { 'script-src': [], 'style-src': [] }

const hashes = (): Hashes => JSON.parse(readFileSync(join(folderOf('hashes'), '.vite', 'csp.json'), 'utf8'))
