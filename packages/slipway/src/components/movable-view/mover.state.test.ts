import { describe, expect, test } from 'vitest'
import { type ExpectedStep, expectStep } from '../../testing/internal/environment/expectStep.ts'
import {
  caught,
  detached,
  idleMover,
  type MoverFacts,
  type MoverState,
  pressed,
  resized,
  rested,
  settled,
  sprung,
} from './mover.state.ts'
import { grabbed, panned, released, scaled, thrown } from './moverGestures.state.ts'

const start = { x: 10, y: 20, scale: 1 }
const there = { x: 100, y: 20, scale: 1 }
const still = { x: 0, y: 0 }

/** A view of 100 px in an area of 300 px: it moves from 0 to 200. */
const facts: MoverFacts = {
  owned: { x: undefined, y: undefined, scale: undefined },
  direction: 'all',
  inertia: true,
  outOfBounds: true,
  scale: true,
  scaleMin: 0.5,
  scaleMax: 4,
  animation: true,
  sizes: { view: { x: 100, y: 100 }, area: { x: 300, y: 300 } },
  isReduced: false,
}
const owned = (x?: number, y?: number, scale?: number): MoverFacts => ({ ...facts, owned: { x, y, scale } })
const reduced: MoverFacts = { ...facts, isReduced: true }
const hidden: MoverFacts = { ...facts, sizes: undefined }

const idle = idleMover(start)
const spring = { name: 'spring', to: there, offset: { x: -90, y: 0, scale: 0 } } as const
const beyond = { x: 210, y: 20, scale: 1 }
const inside = { x: 200, y: 20, scale: 1 }
const phases = {
  idle,
  held: { ...idle, isByUser: true },
  'animating to controlled values': { ...idle, run: spring },
  'returning from outside': {
    ...idle,
    position: beyond,
    reported: beyond,
    isByUser: true,
    run: { name: 'spring', to: inside, offset: { x: 10, y: 0, scale: 0 } },
  },
  thrown: { ...idle, isByUser: true, run: { name: 'throw', velocity: { x: 1, y: 0 } } },
} satisfies Record<string, MoverState>

type Expected = ExpectedStep<MoverState>

const table = (rows: Readonly<Record<keyof typeof phases, Expected>>) =>
  Object.entries(rows).map(([name, expected]) => [name as keyof typeof phases, expected] as const)

describe('other controlled values', () => {
  test.each(
    table({
      idle: [{ run: spring }, 'run'],
      held: [{}],
      'animating to controlled values': [{ run: spring }, 'run'],
      'returning from outside': [{}],
      thrown: [{}],
    }),
  )('while %s', (phase, expected) =>
    expectStep(phases[phase], settled(phases[phase], false, owned(100, 20, 1)), expected),
  )

  const atOnce: Expected = [{ position: there, reported: there }, 'run']
  test.each<[string, boolean, MoverFacts, Expected]>([
    ['at the first commit', true, owned(100), atOnce],
    ['without animation', false, { ...owned(100), animation: false }, atOnce],
    ['with reduced motion', false, { ...owned(100), isReduced: true }, atOnce],
    ['that are the same', false, owned(10, 20, 1), [{}, 'run']],
    ['that do not exist', false, facts, [{}, 'run']],
    [
      'in a hidden area',
      true,
      { ...hidden, owned: { x: 999, y: undefined, scale: undefined } },
      [{ position: { ...start, x: 999 }, reported: { ...start, x: 999 } }, 'run'],
    ],
    [
      'beyond the area: the position inside is reported',
      true,
      owned(999),
      [{ position: { ...start, x: 200 }, reported: { ...start, x: 200 } }, 'run', 'move'],
    ],
    [
      'beyond the greatest scale',
      true,
      owned(undefined, undefined, 9),
      [{ position: { x: 50, y: 50, scale: 4 }, reported: { x: 50, y: 50, scale: 4 } }, 'run', 'move', 'scale'],
    ],
    ['with a scale, without `scale`', true, { ...owned(undefined, undefined, 9), scale: false }, [{}, 'run']],
  ])('%s', (_, isAtOnce, given, expected) => expectStep(idle, settled(idle, isAtOnce, given), expected))
})

describe('another size, in which the view has to move', () => {
  const small: MoverFacts = { ...facts, sizes: { view: { x: 100, y: 100 }, area: { x: 105, y: 300 } } }
  const moved = { position: { ...start, x: 5 }, reported: { ...start, x: 5 } }
  test.each(
    table({
      idle: [moved, 'run', 'move'],
      held: [{}],
      'animating to controlled values': [
        { run: { name: 'spring', to: { ...start, x: 5 }, offset: { x: 5, y: 0, scale: 0 } } },
        'run',
      ],
      'returning from outside': [{}],
      thrown: [{}],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], resized(phases[phase], small), expected))

  test('moves nothing while the area is hidden', () => expectStep(idle, resized(idle, hidden), [{}, 'run']))
})

describe('a pointer down', () => {
  test.each(
    table({
      idle: [{}],
      held: [{}],
      'animating to controlled values': [{}],
      'returning from outside': [{}],
      thrown: [{ isByUser: false, run: undefined }, 'run', 'rest'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], caught(phases[phase]), expected))
})

describe('a gesture', () => {
  test.each(
    table({
      idle: [{ isByUser: true, from: start }, 'run'],
      held: [{ from: start }, 'run'],
      'animating to controlled values': [{ isByUser: true, from: start, run: undefined }, 'run'],
      // The pull by which the view is 10 px outside.
      'returning from outside': [{ from: { ...inside, x: 300 }, run: undefined }, 'run'],
      thrown: [{ from: start, run: undefined }, 'run'],
    }),
  )('begins while %s', (phase, expected) => expectStep(phases[phase], grabbed(phases[phase], facts), expected))

  test('of two fingers begins with the middle of the view', () => {
    expectStep(idle, grabbed(idle, facts, { x: 7, y: 8 }), [{ isByUser: true, middle: { x: 7, y: 8 } }, 'run'])
  })
})

describe('a pan', () => {
  const { held } = phases
  test.each<[string, number, MoverFacts, Expected]>([
    ['inside', 30, facts, [{ position: { ...start, x: 40 }, reported: { ...start, x: 40 }, source: 'touch' }, 'move']],
    ['by nothing', 0, facts, [{ source: 'touch' }]],
    ['to the controlled value', 90, owned(100), [{ position: there, reported: there, source: 'touch' }, 'move']],
    [
      'to outside',
      215,
      facts,
      [{ position: { ...start, x: 205 }, reported: { ...start, x: 205 }, source: 'touch-out-of-bounds' }, 'move'],
    ],
    [
      'to outside, without `outOfBounds`',
      215,
      { ...facts, outOfBounds: false },
      [{ position: inside, reported: inside, source: 'touch' }, 'move'],
    ],
    [
      'in a hidden area',
      215,
      hidden,
      [{ position: { ...start, x: 225 }, reported: { ...start, x: 225 }, source: 'touch' }, 'move'],
    ],
  ])('%s', (_, x, given, expected) => expectStep(held, panned(held, { offset: { x, y: 0 } }, given), expected))

  const fast = { x: 1, y: 0 }
  const outside = { ...held, position: beyond, reported: beyond }
  const rests: Expected = [{ isByUser: false }, 'rest']
  test.each<[string, MoverState, { x: number; y: number }, MoverFacts, Expected]>([
    ['slowly', held, still, facts, rests],
    ['fast', held, fast, facts, [{ from: start, run: { name: 'throw', velocity: fast } }, 'run']],
    ['fast, without inertia', held, fast, { ...facts, inertia: false }, rests],
    ['fast, with reduced motion', held, fast, reduced, rests],
    ['outside', outside, fast, facts, [{ run: phases['returning from outside'].run }, 'run']],
    [
      'outside, with reduced motion',
      outside,
      still,
      reduced,
      [{ position: inside, reported: inside, source: 'out-of-bounds', isByUser: false }, 'run', 'move', 'rest'],
    ],
  ])('ends %s', (_, state, velocity, given, expected) => expectStep(state, released(state, velocity, given), expected))
})

describe('a pinch', () => {
  const held: MoverState = { ...phases.held, middle: { x: 60, y: 70 } }
  const pinch = (scale: number, x = 60) => ({ scale, origin: { x, y: 70 }, offset: still })
  test('scales the view about the fingers', () => {
    const position = { x: 50, y: 50, scale: 2 }
    expectStep(held, scaled(held, pinch(2), facts), [
      { position, reported: position, source: 'touch' },
      'move',
      'scale',
    ])
  })

  test('beyond the greatest scale stays there', () => {
    expect(scaled(held, pinch(99), facts).position.scale).toBe(4)
  })

  test('without scaling only moves the view', () => {
    const position = { ...start, x: 40 }
    const motion = { ...pinch(1), offset: { x: 30, y: 0 } }
    expectStep(held, scaled(held, motion, facts), [{ position, reported: position, source: 'touch' }, 'move'])
  })

  test('ends', () => expectStep(held, rested(held), [{ isByUser: false }, 'rest']))
})

describe('a key to the right', () => {
  const right = { ...start, x: 20 }
  const moved: Expected = [
    { position: right, reported: right, isByUser: false, run: undefined },
    ...['run', 'move', 'rest'],
  ]
  test.each(
    table({
      idle: moved,
      held: moved,
      'animating to controlled values': moved,
      'returning from outside': moved,
      thrown: moved,
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], pressed(phases[phase], right, facts), expected))

  test('at the edge of the area moves nothing, and the view is idle', () => {
    const state: MoverState = { ...idle, position: inside, reported: inside }
    expectStep(state, pressed(state, beyond, facts), [{}, 'run', 'rest'])
  })

  test('to the controlled value is not reported', () => {
    expectStep(idle, pressed(idle, right, owned(20)), [{ position: right, reported: right }, 'run', 'rest'])
  })
})

test('a key that scales stays within the limits', () => {
  expect(pressed(idle, { ...start, scale: 9 }, facts).position.scale).toBe(4)
})

describe('a frame', () => {
  const to = phases['animating to controlled values']
  const back = phases['returning from outside']
  const half = { ...start, x: 55 }
  const near = { ...inside, x: 205 }
  test.each<[string, MoverState, number, MoverFacts, Expected]>([
    ['to controlled values reports nothing', to, 0.5, owned(100), [{ position: half }]],
    ['to controlled values ends', to, 0, owned(100), [{ position: there, reported: there, run: undefined }]],
    [
      'to a position other than the controlled one is reported',
      to,
      0,
      owned(999),
      [{ position: there, reported: there, run: undefined }, 'move'],
    ],
    [
      'from outside is reported',
      back,
      0.5,
      facts,
      [{ position: near, reported: near, source: 'out-of-bounds' }, 'move'],
    ],
    [
      'from outside ends',
      back,
      0,
      facts,
      [
        { position: inside, reported: inside, source: 'out-of-bounds', isByUser: false, run: undefined },
        'move',
        'rest',
      ],
    ],
    ['that is late does nothing', idle, 0.5, facts, [{}]],
  ])('of a spring %s', (_, state, left, given, expected) => expectStep(state, sprung(state, left, given), expected))

  test.each([
    [40, 50],
    [999, 200],
  ])('of a throw by %d px is within the area, at %d px', (x, placeX) => {
    const position = { ...start, x: placeX }
    expectStep(phases.thrown, thrown(phases.thrown, { offset: { x, y: 0 } }, facts), [
      { position, reported: position, source: 'friction' },
      'move',
    ])
  })

  test('after the last one of a throw the view is idle', () => {
    expectStep(phases.thrown, rested(phases.thrown), [{ isByUser: false, run: undefined }, 'rest'])
  })
})

test.each(Object.keys(phases) as (keyof typeof phases)[])('detaching while %s stops the motion', (phase) => {
  expectStep(phases[phase], detached(phases[phase]), [{ isByUser: false, run: undefined }, 'run'])
})
