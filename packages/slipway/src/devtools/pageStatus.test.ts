import { expect, test } from 'vitest'
import type { PageGate } from '../router/guards/pageGates.ts'
import { type Scene, statusOf } from './pageStatus.ts'

const page = (key: string) => ({ key, url: `/${key}` })
const scene: Scene = {
  stack: { entryIds: ['1', '2'], pages: [page('bottom'), page('top')], tabs: [page('tab')], overlayEntries: [] },
  gates: new Map(),
  drawn: 'top',
  met: new Set(['top', 'bottom']),
}
const gated = (key: string, gate: PageGate): Scene => ({ ...scene, gates: new Map([[key, gate]]) })

test.each<[key: string, scene: Scene, place: string, sight: string]>([
  ['top', scene, 'on top', 'shown'],
  ['top', { ...scene, drawn: undefined }, 'on top', 'loading'],
  ['top', { ...scene, drawn: 'bottom' }, 'on top', 'loading'],
  ['bottom', scene, 'covered', 'hidden'],
  ['bottom', { ...scene, met: new Set() }, 'covered', 'not drawn yet'],
  ['tab', scene, 'kept tab', 'not drawn yet'],
  ['top', gated('top', { name: 'waiting' }), 'on top', 'waits for its guard'],
  ['bottom', gated('bottom', { name: 'refused' }), 'covered', 'refused by its guard'],
  ['tab', gated('tab', { name: 'failed', error: 1 }), 'kept tab', 'its guard failed'],
])('%s', (key, seen, place, sight) => {
  expect(statusOf(page(key), seen)).toEqual({ place, sight })
})
