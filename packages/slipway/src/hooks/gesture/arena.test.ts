import { expect, test } from 'vitest'
import { type ContestEntry, enterContest } from './arena.ts'

/** Enters recognisers into a contest, innermost first, and logs what happens to them. */
function contest(priorities: Readonly<Record<string, number>>, down = {}) {
  const log: string[] = []
  const entries = new Map<string, ContestEntry>()
  for (const [name, priority] of Object.entries(priorities)) {
    const contender = {
      priority,
      onWin: () => log.push(`${name} won`),
      onCancel: () => log.push(`${name} cancelled`),
    }
    entries.set(name, enterContest(down, contender))
  }
  return { log, call: (name: string, step: keyof ContestEntry) => entries.get(name)?.[step]() }
}

type Step = readonly [name: string, call: keyof ContestEntry]

test.each<[string, Record<string, number>, Step[], string[]]>([
  ['alone, it wins', { pan: 0 }, [['pan', 'claim']], ['pan won']],
  ['the first claim wins', { inner: 0, outer: 0 }, [['outer', 'claim']], ['inner cancelled', 'outer won']],
  [
    'of two claims for one move the inner one wins',
    { inner: 0, outer: 0 },
    [
      ['inner', 'claim'],
      ['outer', 'claim'],
    ],
    ['outer cancelled', 'inner won'],
  ],
  [
    'a claim waits for a higher priority, which then claims',
    { swiper: 0, edge: 1 },
    [
      ['swiper', 'claim'],
      ['edge', 'claim'],
    ],
    ['swiper cancelled', 'edge won'],
  ],
  [
    'a claim waits for a higher priority, which then leaves',
    { swiper: 0, edge: 1 },
    [
      ['swiper', 'claim'],
      ['edge', 'leave'],
    ],
    ['swiper won'],
  ],
  [
    'a claim of higher priority does not wait',
    { swiper: 0, edge: 1 },
    [['edge', 'claim']],
    ['swiper cancelled', 'edge won'],
  ],
  [
    'waiting claims win by priority, then from the inside',
    { inner: 0, middle: 1, outer: 1, top: 2 },
    [
      ['inner', 'claim'],
      ['outer', 'claim'],
      ['middle', 'claim'],
      ['top', 'leave'],
    ],
    ['inner cancelled', 'outer cancelled', 'middle won'],
  ],
  [
    'a lower priority does not delay a claim',
    { low: -1, middle: 0, top: 1 },
    [
      ['middle', 'claim'],
      ['top', 'leave'],
    ],
    ['low cancelled', 'middle won'],
  ],
  [
    'a recogniser that has left neither wins nor is cancelled',
    { inner: 0, outer: 0 },
    [
      ['inner', 'leave'],
      ['outer', 'claim'],
    ],
    ['outer won'],
  ],
  [
    'a waiting claim can be withdrawn',
    { swiper: 0, edge: 1 },
    [
      ['swiper', 'claim'],
      ['swiper', 'leave'],
      ['edge', 'leave'],
    ],
    [],
  ],
  [
    '`cancelAll` leaves no winner',
    { inner: 0, outer: 0 },
    [
      ['outer', 'cancelAll'],
      ['inner', 'claim'],
    ],
    ['inner cancelled', 'outer cancelled'],
  ],
  [
    '`cancelAll` cancels the winner',
    { inner: 0, outer: 0 },
    [
      ['inner', 'claim'],
      ['inner', 'cancelAll'],
      ['inner', 'cancelAll'],
    ],
    ['outer cancelled', 'inner won', 'inner cancelled'],
  ],
  [
    'after the winner has left, no other recogniser wins',
    { inner: 0, outer: 0 },
    [
      ['inner', 'claim'],
      ['inner', 'leave'],
      ['outer', 'claim'],
      ['outer', 'cancelAll'],
    ],
    ['outer cancelled', 'inner won'],
  ],
])('%s', (_what, priorities, steps, expected) => {
  const { log, call } = contest(priorities)
  for (const [name, step] of steps) call(name, step)
  expect(log).toEqual(expected)
})

test.each(['claim', 'cancelAll'] as const)('who enters after a %s comes too late', (step) => {
  const down = {}
  contest({ slider: 0 }, down).call('slider', step)
  const late = contest({ outer: 1 }, down)
  late.call('outer', 'claim')
  expect(late.log).toEqual([])
})

test('two touches have separate contests', () => {
  const first = contest({ inner: 0, outer: 0 })
  const second = contest({ inner: 0 })
  first.call('outer', 'claim')
  second.call('inner', 'claim')
  expect(first.log).toEqual(['inner cancelled', 'outer won'])
  expect(second.log).toEqual(['inner won'])
})

test('a loser may claim and leave in `onCancel`, without any effect', () => {
  const down = {}
  const log: string[] = []
  const inner: ContestEntry = enterContest(down, {
    priority: 0,
    onWin: () => log.push('inner won'),
    onCancel() {
      log.push('inner cancelled')
      inner.claim()
      inner.leave()
    },
  })
  const outer = enterContest(down, { priority: 0, onWin: () => log.push('outer won'), onCancel() {} })
  outer.claim()
  expect(log).toEqual(['inner cancelled', 'outer won'])
})
