import { expect, test } from 'vitest'
import type { PageGate } from '../router/config/guardTypes.ts'
import { type StackFacts, statusOf } from './pageStatus.ts'

const page = (key: string) => ({ key, url: `/${key}` })
const facts: StackFacts = {
  stack: { entryIds: ['1', '2'], pages: [page('bottom'), page('top')], tabs: [page('tab')], overlayEntries: [] },
  gates: new Map(),
  painted: 'top',
  seen: new Set(['top', 'bottom']),
}
const gated = (key: string, gate: PageGate): StackFacts => ({ ...facts, gates: new Map([[key, gate]]) })

test.each<[key: string, facts: StackFacts, location: string, visibility: string]>([
  ['top', facts, 'on top', 'shown'],
  ['top', { ...facts, painted: undefined }, 'on top', 'loading'],
  ['top', { ...facts, painted: 'bottom' }, 'on top', 'loading'],
  ['bottom', facts, 'covered', 'hidden'],
  ['bottom', { ...facts, seen: new Set() }, 'covered', 'not rendered yet'],
  ['tab', facts, 'kept tab', 'not rendered yet'],
  ['top', gated('top', { name: 'waiting' }), 'on top', 'waits for its guard'],
  ['bottom', gated('bottom', { name: 'refused' }), 'covered', 'refused by its guard'],
  ['tab', gated('tab', { name: 'failed', error: 1 }), 'kept tab', 'its guard failed'],
])('%s', (key, state, location, visibility) => {
  expect(statusOf(page(key), state)).toEqual({ location, visibility })
})
