import { expect, test } from 'vitest'
import { CommandError } from '../lib/CommandError.ts'
import { readOptions } from './readOptions.ts'

const known = ['hello', 'gallery', 'list']

test.each([
  [[], { pairs: 7, runs: 1, apps: known, write: false }],
  [['--pairs=15', '--only=list,hello'], { pairs: 15, runs: 1, apps: ['list', 'hello'], write: false }],
  [['--runs', '3', '--write'], { pairs: 7, runs: 3, apps: known, write: true }],
])('the options %j', (args, options) => {
  expect(readOptions(args, known)).toEqual(options)
})

test.each([
  [['--pairs=0'], '--pairs is 0'],
  [['--runs=many'], '--runs is many'],
  [['--only=hallo'], "--only has 'hallo'. The apps are hello, gallery, list."],
  [['--only=hello', '--write'], '--write needs all apps'],
])('the options %j are rejected', (args, message) => {
  expect(() => readOptions(args, known)).toThrow(message)
  expect(() => readOptions(args, known)).toThrow(CommandError)
})
