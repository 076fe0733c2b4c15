import { expect, onTestFinished, test, vi } from 'vitest'
import { lateCode } from './lateCode.ts'

function element(): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  return button
}

/** Late code whose elements record when it starts and stops. */
function setUp(load: () => Promise<string> = async () => 'code') {
  const events: string[] = []
  const loading = vi.fn(load)
  const late = lateCode(loading)
  const attach = (name: string, target: Element, isEager?: boolean) => {
    const stop = late(
      target,
      (code) => {
        events.push(`start ${code} ${name}`)
        return () => events.push(`stop ${name}`)
      },
      isEager,
    )
    onTestFinished(stop)
    return stop
  }
  return { events, loading, attach, settled: () => Promise.allSettled(loading.mock.results.map(({ value }) => value)) }
}

test.each<[string, (target: HTMLElement) => void]>([
  ['a pointer over the element', (target) => target.dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['the focus in the element', (target) => target.focus()],
  ['a press anywhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key anywhere', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
])('%s loads the code, which starts for all elements', async (_, act) => {
  const { events, loading, attach } = setUp()
  const target = element()
  attach('one', target)
  attach('two', element())
  expect(loading).not.toHaveBeenCalled()
  act(target)
  await vi.waitFor(() => expect(events).toEqual(['start code one', 'start code two']))
  attach('three', element())
  expect(events.at(-1), 'at once').toBe('start code three')
})

test('an element that has the focus, and one that needs the code at once, load it without input', async () => {
  const focused = setUp()
  const target = element()
  target.focus()
  focused.attach('field', target)
  await vi.waitFor(() => expect(focused.events).toEqual(['start code field']))
  const eager = setUp()
  eager.attach('player', element(), true)
  await vi.waitFor(() => expect(eager.events).toEqual(['start code player']))
})

test('code that could not be loaded is requested again by the next input', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')]
  const { events, attach, settled } = setUp(() => answers.shift() ?? expect.unreachable())
  const target = element()
  attach('one', target)
  target.dispatchEvent(new Event('pointerover'))
  await settled()
  expect(events).toEqual([])
  target.dispatchEvent(new Event('pointerover'))
  await vi.waitFor(() => expect(events).toEqual(['start code one']))
})

test('an element that is removed starts nothing, and a started one is stopped', async () => {
  const { events, attach, settled } = setUp()
  const target = element()
  const stops = [attach('one', target), attach('two', element())]
  stops[0]?.()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  await settled()
  await vi.waitFor(() => expect(events).toEqual(['start code two']))
  stops[1]?.()
  expect(events).toEqual(['start code two', 'stop two'])
})
