import { parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { listText } from './listText.ts'
import { recording } from './recordCalls.ts'

test('the functions of a module that are called record their paths, and return the same', () => {
  const code = `
    'use strict'
    function first() { 'use strict'; return second()() }
    const second = () => () => ({ value: new Third().value })
    class Third { constructor() { this.value = 3 } unused() { return 0 } }
    const unused = () => 1
    return first().value`
  const scope = globalThis as { startCalls?: Set<string> }
  onTestFinished(() => void delete scope.startCalls)
  // Parsed as a function, because a module cannot return.
  const whole = `function module() {${code}}`
  const changed = recording('a', whole, parseSync('a.js', whole).program)
  expect(new Function(`${changed}; return module()`)()).toBe(3)
  expect([...(scope.startCalls ?? [])]).toEqual([
    'a module',
    'a module/first',
    'a module/second',
    'a module/second/*',
    'a module/constructor',
  ])
})

test('the list has a line for each module, both in alphabetical order, and of a module of the start only what the start calls', () => {
  const text = listText(['react/b two', 'app/a one', 'react/b one'], ['react/b three', 'base/c four', 'app/a one'])
  expect(text).toContain("{\n  'app/a': 'one',\n  'base/c': 'four',\n  'react/b': 'one two',\n}")
})
