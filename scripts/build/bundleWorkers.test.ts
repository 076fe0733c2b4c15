import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../lib/scratchFolder.ts'
import { bundleWorkers, withCompiledWorker } from './bundleWorkers.ts'

test('a worker becomes one file, and its page starts the compiled file', async () => {
  const dist = scratchFolder({
    'atlas/add.js': 'export const add = (a, b) => a + b',
    'atlas/sum.worker.js': "import { add } from './add.js'\nonmessage = ({ data }) => postMessage(add(...data))",
    'atlas/start.js':
      "export const start = () => new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' })",
  })
  expect(await bundleWorkers(dist)).toEqual([])
  const worker = readFileSync(join(dist, 'atlas/sum.worker.js'), 'utf8')
  expect(worker).toContain('postMessage')
  expect(worker).not.toMatch(/\bimport\b/)
  expect(readFileSync(join(dist, 'atlas/start.js'), 'utf8')).toContain("new URL('./sum.worker.js', import.meta.url)")
})

test.each(["new URL('./picture.ts', import.meta.url)", "new Worker(new URL('./sum.worker.js', import.meta.url))"])(
  '%s stays as it is',
  (code) => {
    expect(withCompiledWorker(code)).toBe(code)
  },
)
