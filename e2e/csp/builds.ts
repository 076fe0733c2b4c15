import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

/** Builds of the template of `create-slipway`: one for each value of the plugin's option `csp`, and two without the option. */
export type Mode = 'files' | 'hashes' | 'inline' | 'prerender'

export const folderOf = (mode: Mode) => join(root, '.cache', 'csp', mode)

/** Builds the template in some modes. Uses a separate process, because the test runner's NODE_ENV would produce a development build. */
export async function buildTemplate(...modes: readonly Mode[]): Promise<void> {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'build.ts'), ...modes], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the template could not be built:\n${output}`)
}

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
