import { describe, test } from 'vitest'
import { type ExpectedStep, expectStep } from '../../testing/internal/environment/expectStep.ts'
import {
  type ColumnFacts,
  type ColumnState,
  idleColumn,
  resized,
  rested,
  scrollEnded,
  scrolled,
  showRow,
  stopped,
  touched,
} from './column.state.ts'
import { grabbed, released, wheeled } from './columnMouse.state.ts'

/** A column of 10 rows of 40 px with a row in its middle. */
const at = (middle: number): ColumnFacts => ({ middle, rowPx: 40, count: 10, isByScript: false })
const hidden: ColumnFacts = { middle: Number.NaN, rowPx: 0, count: 10, isByScript: false }
const empty: ColumnFacts = { middle: Number.NaN, rowPx: Number.NaN, count: 0, isByScript: false }

const phases = {
  idle: { ...idleColumn, shown: 3, count: 10 },
  held: { ...idleColumn, shown: 3, count: 10, isHeld: true },
  'held and scrolling': { ...idleColumn, shown: 3, count: 10, isHeld: true, isMoved: true },
  scrolling: { ...idleColumn, shown: 3, count: 10, isMoved: true },
  'animating by script': { ...idleColumn, shown: 3, count: 10, target: 3 },
  'animating by notches': { ...idleColumn, shown: 3, count: 10, target: 6, isMoved: true },
  hidden: { ...idleColumn, shown: 3, count: 10, target: 3 },
} satisfies Record<string, ColumnState>

type Expected = ExpectedStep<ColumnState>

const table = (rows: Readonly<Record<keyof typeof phases, Expected>>) =>
  Object.entries(rows).map(([name, expected]) => [name as keyof typeof phases, expected] as const)

describe('a scroll event at row 5', () => {
  test.each(
    table({
      idle: [{ isMoved: true }, 'start'],
      held: [{ isMoved: true }, 'start'],
      'held and scrolling': [{}],
      scrolling: [{}],
      'animating by script': [{}],
      'animating by notches': [{}],
      hidden: [{}],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], scrolled(phases[phase], at(5)), expected))

  test('just after a scroll by a script is not the user’s', () => {
    expectStep(phases.idle, scrolled(phases.idle, { ...at(5), isByScript: true }), [{}])
  })

  test('by less than a pixel is rounding', () => {
    expectStep(phases.idle, scrolled(phases.idle, at(3.02)), [{}])
    expectStep(phases.idle, scrolled(phases.idle, at(3.03)), [{ isMoved: true }, 'start'])
  })
})

describe('the end of scrolling at row 5.2', () => {
  test.each(
    table({
      idle: [{ target: 3 }, 'instant'],
      held: [{}],
      'held and scrolling': [{}],
      scrolling: [{ isMoved: false, shown: 5 }, 'rest', 'stop'],
      'animating by script': [{}, 'instant'],
      'animating by notches': [{ isMoved: false, target: undefined, shown: 6 }, 'rest', 'stop'],
      hidden: [{}, 'instant'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], scrollEnded(phases[phase], at(5.2)), expected))

  test('at the shown row needs no scrolling', () => {
    expectStep(phases.idle, scrollEnded(phases.idle, at(3)), [{}])
    expectStep(phases['animating by script'], scrollEnded(phases['animating by script'], at(3)), [
      { target: undefined },
    ])
  })

  test('of a column hidden meanwhile reports no row', () => {
    expectStep(phases.scrolling, scrollEnded(phases.scrolling, hidden), [{ isMoved: false }, 'stop'])
    expectStep(phases.scrolling, scrollEnded(phases.scrolling, empty), [{ isMoved: false }, 'stop'])
  })

  test('beyond the last row reports the last row', () => {
    expectStep(phases.scrolling, scrollEnded(phases.scrolling, at(9.7)), [{ isMoved: false, shown: 9 }, 'rest', 'stop'])
  })
})

test('a press elsewhere stops a held column on the row in its middle', () => {
  const state = phases['held and scrolling']
  expectStep(state, rested(state, at(5.4)), [{ isMoved: false, shown: 5 }, 'rest', 'stop'])
})

describe('a touch', () => {
  test.each(
    table({
      idle: [{ isHeld: true }],
      held: [{ isHeld: true }],
      'held and scrolling': [{ isHeld: true }],
      scrolling: [{ isHeld: true }],
      'animating by script': [{ isHeld: true, target: undefined }],
      'animating by notches': [{ isHeld: true, target: undefined }],
      hidden: [{ isHeld: true, target: undefined }],
    }),
  )('that begins while %s', (phase, expected) => expectStep(phases[phase], touched(phases[phase], true), expected))

  test('that ends leaves the rest to inertia', () => {
    const state = phases['held and scrolling']
    expectStep(state, touched(state, false), [{ isHeld: false }])
  })
})

test('a trackpad takes over from an animation', () => {
  const state = phases['animating by notches']
  expectStep(state, wheeled(state, 0, at(4)), [{ target: undefined }])
})

describe('two notches at row 3', () => {
  test.each(
    table({
      idle: [{ isMoved: true, target: 5 }, 'start', 'smooth'],
      held: [{ isMoved: true, target: 5 }, 'start', 'smooth'],
      'held and scrolling': [{ target: 5 }, 'smooth'],
      scrolling: [{ target: 5 }, 'smooth'],
      'animating by script': [{ isMoved: true, target: 5 }, 'start', 'smooth'],
      'animating by notches': [{ target: 8 }, 'smooth'],
      hidden: [{ isMoved: true, target: 5 }, 'start', 'smooth'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], wheeled(phases[phase], 2, at(3)), expected))

  test('do nothing without rows', () => {
    expectStep(phases.idle, wheeled(phases.idle, 2, empty), [{}])
  })

  test('turn to the last row and no further', () => {
    expectStep(phases.idle, wheeled(phases.idle, 20, at(3)), [{ isMoved: true, target: 9 }, 'start', 'smooth'])
    expectStep(phases.idle, wheeled(phases.idle, 1, at(9)), [{}])
    expectStep(phases.idle, wheeled(phases.idle, -1, at(0)), [{}])
  })

  test('back to the row in the middle end at once', () => {
    const state = { ...phases['animating by notches'], target: 4 }
    expectStep(state, wheeled(state, -1, at(3)), [{ target: undefined, isMoved: false, shown: 3 }, 'rest', 'stop'])
  })
})

describe('a drag by mouse', () => {
  test.each(
    table({
      idle: [{ isHeld: true, isMoved: true }, 'start'],
      held: [{ isMoved: true }, 'start'],
      'held and scrolling': [{}],
      scrolling: [{ isHeld: true }],
      'animating by script': [{ isHeld: true, isMoved: true, target: undefined }, 'start'],
      'animating by notches': [{ isHeld: true, target: undefined }],
      hidden: [{ isHeld: true, isMoved: true, target: undefined }, 'start'],
    }),
  )('begins while %s', (phase, expected) => expectStep(phases[phase], grabbed(phases[phase]), expected))

  const dragging = phases['held and scrolling']
  test.each<[string, number | undefined, number, Expected]>([
    ['continues to its row', 290, 5, [{ isHeld: false, target: 7 }, 'smooth']],
    ['continues to the last row', 2_900, 5, [{ isHeld: false, target: 9 }, 'smooth']],
    ['rests if it is there', 200, 5, [{ isHeld: false, isMoved: false, shown: 5 }, 'rest', 'stop']],
    ['jumps back if it is cancelled', undefined, 5, [{ isHeld: false, target: 3 }, 'instant']],
    ['rests if it is cancelled where it began', undefined, 3, [{ isHeld: false, isMoved: false }, 'rest', 'stop']],
  ])('that ends %s', (_, restPx, middle, expected) =>
    expectStep(dragging, released(dragging, restPx, at(middle)), expected),
  )

  test('that ends in a hidden column ends without a row', () => {
    expectStep(dragging, released(dragging, 200, hidden), [{ isHeld: false, isMoved: false }, 'stop'])
  })

  test('reports nothing if another row was shown meanwhile', () => {
    const state = { ...phases.held, shown: 8 }
    expectStep(state, released(state, 200, at(5)), [{ isHeld: false, target: 8 }, 'instant'])
  })
})

describe('another row to show', () => {
  test.each(
    table({
      idle: [{ shown: 7, target: 7 }, 'smooth'],
      held: [{ shown: 7, target: 7 }, 'smooth'],
      'held and scrolling': [{ shown: 7, target: 7, isMoved: false }, 'stop', 'smooth'],
      scrolling: [{ shown: 7, target: 7, isMoved: false }, 'stop', 'smooth'],
      'animating by script': [{ shown: 7, target: 7 }, 'smooth'],
      'animating by notches': [{ shown: 7, target: 7, isMoved: false }, 'stop', 'smooth'],
      hidden: [{ shown: 7, target: 7 }, 'smooth'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], showRow(phases[phase], 7, at(4)), expected))

  test('is shown at once if the number of rows has changed', () => {
    expectStep(phases.idle, showRow({ ...phases.idle, count: 9 }, 7, at(4)), [{ shown: 7, target: 7 }, 'instant'])
    expectStep(idleColumn, showRow(idleColumn, 7, at(4)), [{ shown: 7, target: 7, count: 10 }, 'instant'])
  })

  test('waits until the column is visible and has rows', () => {
    expectStep(phases.idle, showRow(phases.idle, 7, hidden), [{ shown: 7, target: 7 }, 'smooth'])
    expectStep(phases.idle, showRow(phases.idle, 7, empty), [{ shown: 7, target: 7, count: 0 }, 'instant'])
  })

  test('that is the same does not stop the user, and moves an idle column back', () => {
    expectStep(phases.scrolling, showRow(phases.scrolling, 3, at(5)), [{}])
    const fewer = { ...phases.scrolling, count: 9 }
    expectStep(fewer, showRow(fewer, 3, at(5)), [{ count: 10 }])
    expectStep(phases.idle, showRow(phases.idle, 3, at(5)), [{ target: 3 }, 'smooth'])
  })
})

describe('another size, with row 4 in the middle', () => {
  test.each(
    table({
      idle: [{ target: 3 }, 'instant'],
      held: [{ target: 3 }, 'instant'],
      'held and scrolling': [{}],
      scrolling: [{}],
      'animating by script': [{}, 'instant'],
      'animating by notches': [{}],
      hidden: [{}, 'instant'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], resized(phases[phase], at(4)), expected))

  test('of a hidden column scrolls later', () => {
    expectStep(phases.idle, resized(phases.idle, hidden), [{ target: 3 }, 'instant'])
  })
})

describe('detaching', () => {
  test.each(
    table({
      idle: [{}],
      held: [{}],
      'held and scrolling': [{ isMoved: false }, 'stop'],
      scrolling: [{ isMoved: false }, 'stop'],
      'animating by script': [{}],
      'animating by notches': [{ isMoved: false }, 'stop'],
      hidden: [{}],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], stopped(phases[phase]), expected))
})
