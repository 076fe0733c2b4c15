import { expect, test } from 'vitest'
import { lifeTable } from './lifeTable.ts'

test('a row has the action, the steps before it, and the events in order', () => {
  const rows = lifeTable('Page changes').split('\n')
  expect(rows).toContain('| A page is opened | – | **home** hide · **a** load, show, ready |')
  expect(rows).toContain('| Back by two pages | `push /a`, `push /b` | **b** unload · **a** unload · **home** show |')
  expect(lifeTable('No event')).toContain('| An overlay opens | – | none |')
})

test('a group that does not exist is an error', () => {
  expect(() => lifeTable('Nothing')).toThrow('the group "Nothing" does not exist')
})
