import { expect, test } from 'vitest'
import { sizesIn } from './heapSize.ts'

test('objects and compiled code are added up, objects of the browser do not count', () => {
  const meta = {
    node_fields: ['type', 'id', 'self_size'],
    node_types: [['object', 'code', 'native', 'string'], 'number', 'number'],
  }
  const nodes = [0, 11, 100, 1, 12, 20, 2, 13, 3_000, 3, 14, 7, 1, 15, 5, 0, 16, 0]
  expect(sizesIn({ snapshot: { meta }, nodes })).toEqual({ objects: 107, code: 25 })
  expect(sizesIn({ snapshot: { meta }, nodes: [] })).toEqual({ objects: 0, code: 0 })
})
