import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idlePinch, nextPinch, type PinchEvent, type PinchState, scaledOn } from './pinch.state.ts'

const down = (id: number, x: number, y = 0): PinchEvent => ({ type: 'down', finger: { id, x, y } })
const move = (id: number, x: number, y = 0): PinchEvent => ({ type: 'move', finger: { id, x, y } })
const up = (id: number): PinchEvent => ({ type: 'up', id })
const cancel: PinchEvent = { type: 'cancel' }
const after = (...events: PinchEvent[]): PinchState => events.reduce(nextPinch, idlePinch)

const two = [down(1, 100), down(2, 200)]

test.each<[string, PinchEvent[], PinchState['name']]>([
  ['one finger that moves', [down(1, 0), move(1, 90)], 'possible'],
  ['two that do not move', two, 'possible'],
  ['two that move', [...two, move(1, 99)], 'begun'],
  ['two that keep moving', [...two, move(1, 99), move(2, 201)], 'moved'],
  ['one lifted before they move', [...two, up(1), move(2, 300)], 'possible'],
  ['one lifted', [...two, move(1, 99), up(1)], 'begun'],
  ['both lifted', [...two, move(1, 99), up(1), up(2)], 'ended'],
  ['cancelled', [...two, move(1, 99), cancel], 'cancelled'],
  ['cancelled, and moved', [...two, cancel, move(1, 50)], 'cancelled'],
  ['cancelled, and one more finger', [...two, cancel, down(3, 50), move(3, 10)], 'cancelled'],
  ['cancelled, lifted, and pressed again', [...two, cancel, up(1), up(2), ...two, move(1, 99)], 'begun'],
])('%s', (_, events, name) => {
  expect(after(...events).name).toBe(name)
})

test.each<[string, PinchEvent[], object]>([
  ['apart', [move(1, 50), move(2, 250)], { scale: 2, origin: { x: 150, y: 0 }, offset: { x: 0, y: 0 } }],
  ['together', [move(1, 125), move(2, 175)], { scale: 0.5, offset: { x: 0, y: 0 } }],
  ['along', [move(1, 110, 5), move(2, 210, 5)], { scale: 1, offset: { x: 10, y: 5 } }],
  ['rotating', [move(1, 200), move(2, 100)], { scale: 1, offset: { x: 0, y: 0 } }],
  ['spreading and moving', [move(1, 60), move(2, 260)], { scale: 2, offset: { x: 10, y: 0 } }],
  // A point 50 px left of the centre moves to 110 and stays there.
  ['one lifted', [move(1, 50), move(2, 250), up(2)], { scale: 2, offset: { x: 0, y: 0 } }],
  [
    'one lifted, the other one moves the content',
    [move(1, 50), move(2, 250), up(2), move(1, 57, 3)],
    { scale: 2, offset: { x: 7, y: 3 } },
  ],
  ['a third one pressed', [move(1, 50), move(2, 250), down(3, 900, 900)], { scale: 2, offset: { x: 0, y: 0 } }],
])('fingers %s', (_, events, motion) => {
  const { scale, origin, offset } = after(...two, ...events)
  const near = (value: number) => expect.closeTo(value, 6)
  expect({ scale, origin, offset: { x: offset.x + 0, y: offset.y + 0 } }).toMatchObject({
    ...motion,
    scale: near((motion as PinchState).scale),
    offset: { x: near((motion as PinchState).offset.x), y: near((motion as PinchState).offset.y) },
  })
})

test('a scale about a point leaves that point in place', () => {
  const motion = scaledOn({ scale: 2, origin: { x: 10, y: 10 }, offset: { x: 30, y: 0 } }, 1.5, { x: 70, y: -20 })
  // At the start the point was at (25, -5): 10 + 30 + 2 * (25 - 10) = 70.
  expect(motion.scale).toBe(3)
  expect(placeOf(motion, { x: 25, y: -5 })).toEqual({ x: 70, y: -20 })
})

type Motion = Pick<PinchState, 'scale' | 'origin' | 'offset'>

/** Position of a point after a motion. */
function placeOf({ scale, origin, offset }: Motion, place: { x: number; y: number }) {
  return {
    x: origin.x + offset.x + scale * (place.x - origin.x),
    y: origin.y + offset.y + scale * (place.y - origin.y),
  }
}

const px = fc.integer({ min: -500, max: 500 })

test('the content in the centre of two fingers stays there, whatever they do', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(1, 2), px, px)), (moves) => {
      const state = after(...two, ...moves.map(([id, x, y]) => move(id, x, y)))
      const [one, other] = state.fingers
      const middle = { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 }
      const { x, y } = placeOf(state, state.origin)
      expect(x).toBeCloseTo(middle.x, 3)
      expect(y).toBeCloseTo(middle.y, 3)
    }),
  )
})

test('the scale is always positive, and adding or lifting a finger moves nothing', () => {
  const id = fc.integer({ min: 1, max: 4 })
  const event = fc.oneof(
    fc.tuple(id, px, px).map(([id, x, y]) => move(id, x, y)),
    fc.tuple(id, px, px).map(([id, x, y]) => down(id, x, y)),
    id.map(up),
    fc.constant(cancel),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      events.reduce((before, event) => {
        const state = nextPinch(before, event)
        expect(state.scale).toBeGreaterThan(0)
        expect(Number.isFinite(state.offset.x) && Number.isFinite(state.offset.y)).toBe(true)
        const wasHeld = before.name === 'begun' || before.name === 'moved'
        if (wasHeld && event.type !== 'move')
          expect(state).toMatchObject({ scale: before.scale, offset: before.offset })
        return state
      }, idlePinch)
    }),
  )
})
