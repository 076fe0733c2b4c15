import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/lib/scratchFolder.ts'

test('the command creates an app and returns its exit code', () => {
  const cwd = scratchFolder()
  const run = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'bin.ts'), 'my-app'], { cwd, encoding: 'utf8' })
  const first = run()
  expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' })
  expect(first.stdout).toContain('cd my-app')
  expect(existsSync(join(cwd, 'my-app/package.json'))).toBe(true)
  const second = run()
  expect(second.status).toBe(1)
  expect(second.stderr).toContain('my-app is not empty')
})
