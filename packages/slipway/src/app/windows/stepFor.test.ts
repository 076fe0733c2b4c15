import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import type { Navigator } from '../../router/navigator.ts'
import { push, type Snapshot, type StackRules, start } from '../../router/stack.ts'
import { replaceFrom } from './stepFor.ts'

let count = 0
const rules: StackRules = { nextId: () => `n${++count}`, isTab: () => false, firstTabUrl: undefined }
const stackOf = (...urls: string[]): Snapshot => {
  const [first = '/', ...rest] = urls
  return rest.reduce((now, url) => push(now, { url }, rules).next, start(first, undefined, rules).next)
}
const urls = ({ pages }: Snapshot) => pages.map(({ url }) => url)

beforeEach(() => {
  count = 0
})
