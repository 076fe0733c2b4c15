import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, SLIPWAY_CHROMIUM: '/nowhere/chromium' },
  })
  return { status, stderr }
}

test.each([
  ['start', ['--prot', '8080'], "start: Unknown option '--prot'"],
  ['start', ['--port', '80000'], 'start: --port is 80000. Write a number up to 65535.'],
  ['start', ['--port', 'abc'], 'start: --port is abc.'],
  ['gen', ['--chek'], "gen: '--chek' is not known. Write --check, or nothing."],
  ['check', ['slider'], "check: 'slider' is not known."],
  ['test', ['slider'], 'test: SLIPWAY_CHROMIUM names "/nowhere/chromium", which cannot be run.'],
])('%s %j prints one line that explains the fix', (command, args, message) => {
  const { status, stderr } = run(command, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
