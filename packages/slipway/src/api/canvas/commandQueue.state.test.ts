import { expect, test } from 'vitest'
import { type CommandQueue, emptyQueue, kinds, replay } from './commandQueue.state.ts'
import { type CanvasContext, type CanvasHost, createCanvasContext } from './index.ts'

/** A browser's context that records its calls, and the properties that are set. */
function recorder() {
  const calls: unknown[] = []
  const target = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) =>
      name === 'broken'
        ? () => {
            throw new TypeError('odd')
          }
        : (...args: unknown[]) => void calls.push([name, ...args]),
    set: (_, name, value) => calls.push([name, '=', value]) > 0,
  })
  return { calls, target }
}

const drawn = (...commands: unknown[]) => {
  const { calls, target } = recorder()
  const failure = replay(commands, target, { x: 2, y: 3 })
  return { calls, failure: failure?.message }
}

test.each<[unknown[], unknown[]]>([
  [['save', []], [['save']]],
  [['rotate', [0.5]], [['rotate', 0.5]]],
  [['moveTo', [1, 2]], [['moveTo', 1, 2]]],
  [['fillText', ['a', 1, 2]], [['fillText', 'a', 1, 2]]],
  [['rect', [1, 2, 3, 4]], [['rect', 1, 2, 3, 4]]],
  [['arc', [1, 2, 3, 4, 5, true]], [['arc', 1, 2, 3, 4, 5, true]]],
  [[kinds.set, ['lineWidth', 7]], [['lineWidth', '=', 7]]],
  [[kinds.length, ['shadowBlur', 7]], [['shadowBlur', '=', 14]]],
  [[kinds.transform, [1, 2, 3, 4, 5, 6]], [['setTransform', 2, 6, 6, 12, 10, 18]]],
  [[kinds.paint, ['fillStyle', { create: () => 'paint' }]], [['fillStyle', '=', 'paint']]],
  [[kinds.paint, ['fillStyle', { create: () => null }]], []],
  [[kinds.picture, [{ source: '/a', image: 'image' }, 1, 2]], [['drawImage', 'image', 1, 2]]],
  [[kinds.picture, [{ source: '/a' }, 1, 2]], []],
])('%j', (commands, calls) => {
  expect(drawn(...commands, 'fill', [])).toEqual({ calls: [...calls, ['fill']] })
})

test('a command that fails is skipped, and the first failure is returned', () => {
  expect(drawn('save', [], 'broken', [7], 'broken', [], 'fill', [])).toEqual({
    calls: [['save'], ['fill']],
    failure: 'broken: odd',
  })
  const paint = {
    create() {
      throw new RangeError('no gradient')
    },
  }
  expect(drawn(kinds.paint, ['fillStyle', paint], 'fill', [])).toEqual({
    calls: [['fill']],
    failure: 'paint: no gradient',
  })
})

/** Runs commands on a context whose host keeps the queues. */
function queued(run: (context: CanvasContext) => void): CommandQueue {
  let queue = emptyQueue()
  const host: Partial<CanvasHost> = {
    async draw(_canvas, next) {
      queue = next
    },
  }
  const context = createCanvasContext({ current: null }, host as CanvasHost)
  run(context)
  void context.draw().catch(() => {})
  return queue
}

test('a context without a canvas rejects with a coded error, and measuring throws one', async () => {
  const context = createCanvasContext({ current: null })
  await expect(context.draw()).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'draw:fail there is no document here',
  })
  expect(() => context.measureText('a')).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(queued(() => {}).commands).toEqual([])
})

test('properties return their last value, and `restore` returns to the saved ones', () => {
  const context = createCanvasContext('a')
  context.setFillStyle('red')
  context.setFontSize(20)
  context.save()
  context.fillStyle = 'blue'
  context.setLineWidth(3)
  expect([context.fillStyle, context.font, context.lineWidth]).toEqual(['blue', '20px sans-serif', 3])
  context.restore()
  context.restore()
  expect([context.fillStyle, context.font, context.lineWidth]).toEqual(['red', '20px sans-serif', 1])
})

test.each([[''], [7], [null], [undefined]])('the canvas %j is refused', (target) => {
  expect(() => createCanvasContext(target as never)).toThrow(
    expect.objectContaining({
      code: 'invalid-argument',
      errMsg: 'createCanvasContext:fail refOrId must be an id, a ref or an element',
    }),
  )
})

test('an invalid font size is ignored', () => {
  const context = createCanvasContext('a')
  context.setFontSize('20' as never)
  context.setFontSize(Number.NaN)
  expect(context.font).toBe('10px sans-serif')
})
