import { describe, expect, test } from 'vitest'
import { type ExpectedStep, expectStep } from '../../testing/internal/environment/expectStep.ts'
import { leadOf, roundsOf, type Track } from './swiper.state.ts'

import {
  animationEnded,
  canDrag,
  dragged,
  grabbed,
  idleTrack,
  isBusy,
  movedPx,
  notchUse,
  released,
  resized,
  rested,
  scrollEnded,
  scrolled,
  showSlide,
  type TrackFacts,
  type TrackState,
  touched,
} from './trackMotion.state.ts'

type Expected = ExpectedStep<TrackState>

const line: Track = { count: 5, shown: 1, isCircular: false }
const circle: Track = { count: 5, shown: 1, isCircular: true }
const rounds = roundsOf(0, 0, line)

/** A track of slides of 100 px, scrolled to a position. */
const at = (position: number, more: Partial<TrackFacts> = {}): TrackFacts => ({
  track: line,
  stepPx: 100,
  sign: 1,
  scrolled: position,
  shifted: 0,
  isAtOnce: false,
  isFixed: false,
  ...more,
})
const hidden = at(Number.NaN, { stepPx: 0 })

const idle: TrackState = { ...idleTrack, position: 2, restedAt: 2, scrollPosition: 2, stepPx: 100, rounds }
const phases = {
  idle,
  held: { ...idle, phase: 'touched', isHeld: true },
  'held and scrolling': { ...idle, phase: 'scrolling', isHeld: true },
  scrolling: { ...idle, phase: 'scrolling' },
  animating: { ...idle, phase: 'touched', position: 3, scrollPosition: 3, animatedFrom: 2 },
  'animating after a drag': { ...idle, phase: 'released', animatedFrom: 1.6 },
  'held while animating': { ...idle, phase: 'touched', isHeld: true, position: 3, scrollPosition: 3, animatedFrom: 2 },
} satisfies Record<string, TrackState>
type Phase = keyof typeof phases

const table = (rows: Readonly<Record<Phase, Expected>>) =>
  Object.entries(rows).map(([name, expected]) => [name as Phase, expected] as const)

/** The fields of an idle track that has been scrolled to a position. */
const idleAt = (position: number): Partial<TrackState> => ({
  ...{ phase: 'idle', isHeld: false, position, restedAt: position, scrollPosition: position },
})

describe('the first slide to show', () => {
  test.each<[string, TrackFacts, number]>([
    ['in a line', at(0), 3],
    ['in a circle', at(0, { track: circle }), 3 + leadOf(circle)],
    ['from right to left', at(0, { sign: -1 }), 3],
    ['of a hidden track', hidden, 3],
  ])('%s is shown at once', (_, facts, position) => {
    const { stepPx, track } = facts
    expectStep(idleTrack, showSlide(idleTrack, { index: 3, direction: 0, isSmooth: true }, facts), [
      { position, restedAt: position, scrollPosition: position, stepPx, rounds: roundsOf(position, position, track) },
      'scroll',
      'lay',
    ])
  })
})

describe('the slide 4 to show', () => {
  test.each(
    table({
      idle: [{ phase: 'touched', position: 4, scrollPosition: 4, animatedFrom: 2 }, 'lay', 'scroll', 'animate'],
      held: [{}],
      'held and scrolling': [{}],
      scrolling: [{}],
      // Visible between 2 and 3, because the animation still moves it.
      animating: [{ position: 4, scrollPosition: 4, animatedFrom: 1.5 }, 'lay', 'scroll', 'animate'],
      'animating after a drag': [{ position: 4, scrollPosition: 4, animatedFrom: 1.5 }, 'lay', 'scroll', 'animate'],
      'held while animating': [{}],
    }),
  )('while %s', (phase, expected) => {
    const state: TrackState = phases[phase]
    const facts = at(2, { shifted: state.animatedFrom === undefined ? 0 : 0.5 })
    expectStep(state, showSlide(state, { index: 4, direction: 0, isSmooth: true }, facts), expected)
  })

  test('that is shown already changes nothing', () => {
    expectStep(idle, showSlide(idle, { index: 2, direction: 1, isSmooth: true }, at(2)), [{}])
  })

  test.each([at(2, { isAtOnce: true }), hidden])('without an animation: the track is idle at once, %o', (facts) => {
    expectStep(idle, showSlide(idle, { index: 4, direction: 0, isSmooth: true }, facts), [
      { ...idleAt(4), stepPx: facts.stepPx, outcome: 'turned' },
      ...['lay', 'scroll', 'animate', 'lay', 'rest'],
    ])
  })
})

describe('in a circle', () => {
  const lead = leadOf(circle)
  const first: TrackState = { ...idle, position: lead, restedAt: lead, scrollPosition: lead }
  const facts = at(lead, { track: circle })

  test.each([
    ['the shorter distance', 0, 1],
    ['on', 1, -4],
    ['back', -1, 1],
  ] as const)('the last slide follows the first one by %s', (_, direction, away) => {
    const from = lead + 4 + away
    expectStep(first, showSlide(first, { index: 4, direction, isSmooth: true }, facts), [
      {
        phase: 'touched',
        position: lead + 4,
        scrollPosition: lead + 4,
        restedAt: from,
        animatedFrom: from,
        rounds: roundsOf(from, lead + 4, circle),
      },
      ...['lay', 'scroll', 'animate'],
    ])
  })

  test('a swipe beyond the first slide ends at the last one, a round further', () => {
    const state: TrackState = { ...first, phase: 'scrolling', position: lead - 1 }
    expectStep(state, scrollEnded(state, at(lead - 1, { track: circle })), [
      { ...idleAt(lead + 4), hasEnded: true, outcome: 'turned', rounds: roundsOf(lead + 4, lead + 4, circle) },
      ...['lay', 'scroll', 'rest'],
    ])
  })

  test('a drag beyond the first slide ends on the last one', () => {
    const state: TrackState = { ...first, phase: 'scrolling', isHeld: true }
    const next = released(state, 1, at(lead - 0.4, { track: circle }))
    expect(next).toMatchObject({ phase: 'released', position: lead + 4, restedAt: lead + 5 })
    expect(next.animatedFrom).toBeCloseTo(lead + 4.6)
    expect(next.effects).toEqual(['lay', 'scroll', 'animate', 'turn'])
  })

  test('each notch and each drag finds a slide', () => {
    expect([notchUse(first, -1, facts), notchUse(first, 1, facts)]).toEqual(['turn', 'turn'])
    expect([canDrag(first, -20, facts), canDrag(first, 20, facts)]).toEqual([true, true])
  })
})

describe('other slides', () => {
  const one = { index: 3, direction: 0, isSmooth: false } as const
  test.each(
    table({
      idle: [{ position: 3, restedAt: 3, grabbedAt: 1, scrollPosition: 3 }, 'scroll', 'lay'],
      held: [{ position: 3, restedAt: 3, grabbedAt: 1, carried: 1 }, 'carry', 'lay'],
      'held and scrolling': [{ position: 3, restedAt: 3, grabbedAt: 1, carried: 1 }, 'carry', 'lay'],
      scrolling: [{ position: 3, restedAt: 3, grabbedAt: 1, scrollPosition: 3 }, 'scroll', 'lay'],
      animating: [{}, 'scroll', 'lay'],
      'animating after a drag': [{ position: 3, restedAt: 3, grabbedAt: 1, scrollPosition: 3 }, 'scroll', 'lay'],
      'held while animating': [{}, 'carry', 'lay'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], showSlide(phases[phase], one, at(2.2)), expected))

  test('during a touch of a carried track are carried further, and return to their position at the end', () => {
    const state: TrackState = { ...phases['held and scrolling'], carried: 1, position: 3, restedAt: 3 }
    const carried = showSlide(state, { ...one, index: 2 }, at(2.2))
    expect([carried.carried, carried.position, ...carried.effects]).toEqual([0, 2, 'carry', 'lay'])
    const lifted: TrackState = { ...state, isHeld: false }
    expectStep(lifted, rested(lifted, at(2)), [
      { ...idleAt(3), carried: 0, outcome: 'returned' },
      ...['lay', 'scroll', 'rest'],
    ])
  })
})

describe('a scroll event at position 2.7', () => {
  const begins: Partial<TrackState> = { phase: 'scrolling' }
  test.each(
    table({
      idle: [{ ...begins, position: 3 }, 'wait', 'lay', 'move', 'turn'],
      held: [begins, 'wait', 'lay', 'move'],
      'held and scrolling': [begins, 'wait', 'lay', 'move'],
      scrolling: [{ position: 3 }, 'wait', 'lay', 'move', 'turn'],
      animating: [begins, 'wait', 'lay'],
      'animating after a drag': [{ ...begins, position: 3 }, 'wait', 'lay', 'turn'],
      'held while animating': [begins, 'wait', 'lay'],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], scrolled(phases[phase], at(2.7)), expected))

  test('while scrolling at the same slide does not change the slide', () => {
    expectStep(phases.scrolling, scrolled(phases.scrolling, at(2.4)), [{}, 'wait', 'lay', 'move'])
  })

  test('before the first slide has no effect', () => expectStep(idleTrack, scrolled(idleTrack, hidden), [{}]))

  test('by less than a pixel is rounding', () => {
    expectStep(idle, scrolled(idle, at(2.009)), [{}])
    expectStep(idle, scrolled(idle, at(2.011)), [begins, 'wait', 'lay', 'move'])
  })

  test('that begins after the last end of scrolling waits for another end', () => {
    const state: TrackState = { ...phases['held and scrolling'], hasEnded: true }
    expectStep(state, scrolled(state, at(2.7)), [{ hasEnded: false }, 'wait', 'lay', 'move'])
  })
})

describe('the end of scrolling at position 3', () => {
  const end = { hasEnded: true }
  test.each(
    table({
      idle: [end],
      held: [end],
      'held and scrolling': [end],
      scrolling: [{ ...end, ...idleAt(3), scrollPosition: 2, outcome: 'turned' }, 'turn', 'lay', 'rest'],
      animating: [end],
      'animating after a drag': [end],
      'held while animating': [end],
    }),
  )('while %s', (phase, expected) => expectStep(phases[phase], scrollEnded(phases[phase], at(3)), expected))

  test('a part of a pixel before it is corrected', () => {
    expectStep(phases.scrolling, scrollEnded(phases.scrolling, at(2.998)), [
      { ...end, ...idleAt(3), outcome: 'turned' },
      ...['turn', 'lay', 'scroll', 'rest'],
    ])
  })

  test('at the slide before the touch is a return', () => {
    expectStep(phases.scrolling, scrollEnded(phases.scrolling, at(2)), [
      { ...end, phase: 'idle', outcome: 'returned' },
      ...['lay', 'rest'],
    ])
  })

  test('after a touch alone', () => {
    const state: TrackState = { ...phases.held, isHeld: false }
    expectStep(state, rested(state, at(2)), [{ phase: 'idle' }, 'lay', 'rest'])
  })

  test('of a track that was hidden meanwhile ends at its slide', () => {
    expectStep(phases.scrolling, rested(phases.scrolling, hidden), [
      { ...idleAt(2), stepPx: 0, outcome: 'returned' },
      ...['lay', 'scroll', 'rest'],
    ])
  })
})

describe('the end of an animation', () => {
  const end = { animatedFrom: undefined }
  test('leaves the track idle at its slide', () => {
    const { animating } = phases
    expectStep(animating, animationEnded(animating, at(3)), [
      { ...end, ...idleAt(3), outcome: 'turned' },
      ...['lay', 'rest'],
    ])
    const { 'animating after a drag': back } = phases
    expectStep(back, animationEnded(back, at(2)), [{ ...end, ...idleAt(2), outcome: 'returned' }, 'lay', 'rest'])
  })

  test('during a touch waits for its end', () => {
    const held = phases['held while animating']
    expectStep(held, animationEnded(held, at(3)), [end])
  })
})

describe('a finger', () => {
  test.each(
    table({
      idle: [{ phase: 'touched', isHeld: true }, 'pause'],
      held: [{}, 'pause'],
      'held and scrolling': [{}, 'pause'],
      scrolling: [{ isHeld: true }, 'pause'],
      animating: [{ isHeld: true }, 'pause'],
      'animating after a drag': [{ isHeld: true }, 'pause'],
      'held while animating': [{}, 'pause'],
    }),
  )('put down while %s', (phase, expected) => expectStep(phases[phase], touched(phases[phase], true), expected))

  test.each(['held', 'held and scrolling', 'held while animating'] as const)('lifted while %s', (phase) => {
    expectStep(phases[phase], touched(phases[phase], false), [{ isHeld: false }, 'play', 'wait'])
  })
})

describe('another size', () => {
  const facts = at(1.7, { stepPx: 120 })
  const scroll = (position: number): Expected => [{ stepPx: 120, scrollPosition: position }, 'scroll']
  const rows = table({
    idle: scroll(2),
    held: scroll(2),
    'held and scrolling': [{}],
    scrolling: [{}],
    animating: scroll(3),
    'animating after a drag': scroll(2),
    'held while animating': scroll(3),
  })
  test.each(rows)('while %s', (phase, expected) => expectStep(phases[phase], resized(phases[phase], facts), expected))

  test.each(rows.filter(([, [, effect]]) => effect))('that a scroll event reveals first, while %s', (phase, expected) =>
    expectStep(phases[phase], scrolled(phases[phase], facts), expected),
  )

  test('before the first slide has no effect', () => expectStep(idleTrack, resized(idleTrack, facts), [{}]))
})

describe.each([
  ['from left to right', 1],
  ['from right to left', -1],
] as const)('a mouse, %s,', (_, sign) => {
  const facts = (position: number, more: Partial<TrackFacts> = {}) => at(position, { sign, ...more })

  test('drags only towards a slide', () => {
    const canBoth = (state: TrackState, more?: Partial<TrackFacts>) =>
      [20 * sign, -20 * sign].map((distancePx) => canDrag(state, distancePx, facts(0, more)))
    expect(canBoth({ ...idle, position: 0 })).toEqual([false, true])
    expect(canBoth({ ...idle, position: 4 })).toEqual([true, false])
    expect(canBoth(idle)).toEqual([true, true])
    expect(canBoth(idle, { isFixed: true })).toEqual([false, false])
  })

  test.each(Object.keys(phases) as Phase[])('holds the track at its position, while %s', (phase) => {
    expectStep(phases[phase], grabbed(phases[phase], facts(2.5, { shifted: 0.25 })), [
      { phase: 'scrolling', isHeld: true, grabbedAt: 2.25, scrollPosition: 2.25, animatedFrom: undefined },
      ...['animate', 'scroll'],
    ])
  })

  test('scrolls the track', () => {
    const state: TrackState = { ...phases['held and scrolling'], grabbedAt: 2 }
    expectStep(state, dragged(state, -30 * sign, facts(2)), [{ scrollPosition: 2.3 }, 'scroll'])
  })

  test.each<[string, number | undefined, number, Expected]>([
    [
      'slowly, near to the next slide',
      0,
      2.75,
      [{ position: 3, scrollPosition: 3, animatedFrom: 2.75 }, 'lay', 'scroll', 'animate', 'turn'],
    ],
    ['fast', -0.3, 2.25, [{ position: 3, scrollPosition: 3, animatedFrom: 2.25 }, 'lay', 'scroll', 'animate', 'turn']],
    [
      'fast, back',
      0.3,
      1.75,
      [{ position: 1, scrollPosition: 1, animatedFrom: 1.75 }, 'lay', 'scroll', 'animate', 'turn'],
    ],
    ['slowly, near to its slide', 0, 2.25, [{ animatedFrom: 2.25 }, 'lay', 'scroll', 'animate']],
    ['by the system', undefined, 2.75, [{ animatedFrom: 2.75 }, 'lay', 'scroll', 'animate']],
    ['on its slide', 0, 2, [{ phase: 'idle', outcome: 'returned' }, 'lay', 'scroll', 'animate', 'lay', 'rest']],
  ])('is released %s', (_how, speed, position, [changes, ...effects]) => {
    const state = phases['held and scrolling']
    expectStep(state, released(state, speed === undefined ? speed : speed * sign, facts(position)), [
      { isHeld: false, phase: 'released', ...changes },
      ...effects,
    ])
  })

  test('is released with reduced motion', () => {
    const state = phases['held and scrolling']
    expectStep(state, released(state, 0, facts(2.6, { isAtOnce: true })), [
      { ...idleAt(3), outcome: 'turned' },
      ...['lay', 'scroll', 'animate', 'lay', 'rest', 'turn'],
    ])
  })
})

describe('a notch of a wheel', () => {
  test.each<[Phase, 'turn' | 'wait']>([
    ['idle', 'turn'],
    ['held', 'turn'],
    ['held and scrolling', 'wait'],
    ['scrolling', 'wait'],
    ['animating', 'wait'],
    ['animating after a drag', 'wait'],
    ['held while animating', 'wait'],
  ])('while %s: %s', (phase, use) => expect(notchUse(phases[phase], 1, at(2))).toBe(use))

  test('without a slide on that side is left to the page', () => {
    expect(notchUse({ ...idle, position: 4 }, 1, at(4))).toBe('none')
    expect(notchUse({ ...idle, position: 0 }, -1, at(0))).toBe('none')
    expect(notchUse(idle, 1, at(2, { isFixed: true }))).toBe('none')
    expect(notchUse(idleTrack, 1, at(0))).toBe('none')
  })
})

test('a track is busy while it is held, scrolls or is animated', () => {
  expect(Object.values(phases).map(isBusy)).toEqual([false, true, true, true, true, true, true])
})

test('the distance counts from the slide that was idle last', () => {
  expect(movedPx(idle, at(2))).toBe(0)
  expect(movedPx(phases.scrolling, at(2.5))).toBe(50)
  expect(movedPx({ ...phases['held and scrolling'], carried: 1, restedAt: 3 }, at(2.5))).toBe(50)
  expect(movedPx(phases.animating, at(3, { shifted: 0.75 }))).toBe(25)
})
