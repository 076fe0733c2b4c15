import { expect, test } from 'vitest'
import { run, runTool } from './run.ts'

const node = (code: string, input?: string) => run(process.execPath, ['-e', code], input === undefined ? {} : { input })

test('keeps the output of both streams', async () => {
  const { code, output, stdout } = await node('console.log("out"); console.error("err")')
  expect(code).toBe(0)
  expect(stdout).toBe('out\n')
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
})

test('resolves with the exit code of a command that fails', async () => {
  expect(await node('process.exit(3)')).toMatchObject({ code: 3, output: '' })
})

test('passes the input', async () => {
  expect((await node('process.stdin.pipe(process.stdout)', 'hello')).output).toBe('hello')
})

test('resolves with the reason if a command cannot be started', async () => {
  const { code, output } = await run('slipway-no-such-command', [])
  expect(code).not.toBe(0)
  expect(output).toContain('ENOENT')
})

test('runs an installed tool', async () => {
  expect((await runTool('tsc', ['--version'])).output).toMatch(/^Version 7\./)
})
