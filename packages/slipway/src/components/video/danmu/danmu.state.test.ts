import fc from 'fast-check'
import { expect, test } from 'vitest'
import { danmuMs, dueDanmu, freeLane, type Lane } from './danmu.state.ts'

test.each<[string, readonly (Lane | undefined)[], number, number | undefined]>([
  ['the first empty lane', [undefined, undefined], 0, 0],
  ['the next lane if the first has just begun', [{ startMs: 0, widthPx: 100 }, undefined], 500, 1],
  ['the first lane once its comment has entered', [{ startMs: 0, widthPx: 100 }], 1_001, 0],
  ['no lane while all are occupied', [{ startMs: 0, widthPx: 100 }], 500, undefined],
])('%s', (_, lanes, nowMs, index) => {
  expect(freeLane(lanes, 100, 300, nowMs)).toBe(index)
})

test('a faster comment waits until it cannot reach the one before', () => {
  const slow = [{ startMs: 0, widthPx: 20 }]
  expect(freeLane(slow, 600, 300, 1_000)).toBeUndefined()
  expect(freeLane(slow, 600, 300, 2_700)).toBe(0)
})

test('comments of a lane never overlap', () => {
  const widths = fc.array(fc.tuple(fc.integer({ min: 5, max: 900 }), fc.integer({ min: 0, max: 3_000 })), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(widths, fc.integer({ min: 100, max: 1_000 }), (items, areaPx) => {
      const lanes: (Lane | undefined)[] = [undefined, undefined, undefined]
      const shown: (Lane & { lane: number })[] = []
      let nowMs = 0
      for (const [widthPx, waitMs] of items) {
        nowMs += waitMs
        const lane = freeLane(lanes, widthPx, areaPx, nowMs)
        if (lane === undefined) continue
        lanes[lane] = { startMs: nowMs, widthPx }
        shown.push({ startMs: nowMs, widthPx, lane })
      }
      const leftOf = ({ startMs, widthPx }: Lane, atMs: number) =>
        areaPx - ((areaPx + widthPx) * (atMs - startMs)) / danmuMs
      for (let atMs = 0; atMs < nowMs + danmuMs; atMs += 97) {
        for (const lane of [0, 1, 2]) {
          const now = shown.filter((one) => one.lane === lane && one.startMs <= atMs && atMs <= one.startMs + danmuMs)
          for (const [index, one] of now.entries()) {
            const next = now[index + 1]
            if (next) expect(leftOf(next, atMs)).toBeGreaterThanOrEqual(leftOf(one, atMs) + one.widthPx - 1)
          }
        }
      }
    }),
  )
})

test('the comments of a step appear, those of a jump do not', () => {
  const list = [{ text: 'a', time: 1 }, { text: 'b', time: 1.2 }, { text: 'c', time: 5 }, { text: 'd' }]
  expect(dueDanmu(list, 0.9, 1.2).map(({ text }) => text)).toEqual(['a', 'b'])
  expect(dueDanmu(list, 1, 1.1)).toEqual([])
  expect(dueDanmu(list, 0, 5)).toEqual([])
  expect(dueDanmu(list, 5, 1)).toEqual([])
})
