import { expect, test } from 'vitest'
import type { PageGate } from '../router/config/guardTypes.ts'
import { type Scene, statusOf } from './pageStatus.ts'

const page = (key: string) => ({ key, url: `/${key}` })
const scene: Scene = {
  stack: { entryIds: ['1', '2'], pages: [page('bottom'), page('top')], tabs: [page('tab')], overlayEntries: [] },
  gates: new Map(),
  painted: 'top',
  seen: new Set(['top', 'bottom']),
}
const gated = (key: string, gate: PageGate): Scene => ({ ...scene, gates: new Map([[key, gate]]) })

test.each<[key: string, scene: Scene, place: string, visibility: string]>([
  ['top', scene, 'on top', 'shown'],
  ['top', { ...scene, painted: undefined }, 'on top', 'loading'],
  ['top', { ...scene, painted: 'bottom' }, 'on top', 'loading'],
  ['bottom', scene, 'covered', 'hidden'],
  ['bottom', { ...scene, seen: new Set() }, 'covered', 'not rendered yet'],
  ['tab', scene, 'kept tab', 'not rendered yet'],
  ['top', gated('top', { name: 'waiting' }), 'on top', 'waits for its guard'],
  ['bottom', gated('bottom', { name: 'refused' }), 'covered', 'refused by its guard'],
  ['tab', gated('tab', { name: 'failed', error: 1 }), 'kept tab', 'its guard failed'],
])('%s', (key, state, place, visibility) => {
  expect(statusOf(page(key), state)).toEqual({ place, visibility })
})
