import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../../scripts/lib/findFiles.ts'
import { root } from '../../scripts/lib/root.ts'
import { circlesOf } from './circles.ts'
import { isTest } from './floors.ts'
import { importsOf } from './importsOf.ts'
import { targetOf } from './target.ts'

test('circles of a graph', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d', 'f'], f: ['elsewhere'] }
  expect(circlesOf(new Map(Object.entries(graph)))).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ])
})

test('a circle of types in the router has at most six files', () => {
  const src = 'packages/slipway/src/'
  const files = findFiles([`${src}router/**/*.{ts,tsx}`]).map((path) => path.slice(src.length))
  const importedBy = (file: string) =>
    importsOf(file, readFileSync(join(root, src, file), 'utf8')).flatMap(({ specifier }) => {
      const target = targetOf(file, specifier)
      return target.kind === 'file' ? [target.path] : []
    })
  const graph = new Map(files.filter((file) => !isTest(file)).map((file) => [file, importedBy(file)]))
  expect(graph.size).toBeGreaterThan(50)
  expect(circlesOf(graph).filter((circle) => circle.length > 6)).toEqual([])
})
