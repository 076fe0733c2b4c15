import { type ReactNode, Suspense, startTransition, use, useDeferredValue, useState, useTransition } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextTick } from './nextTick.tsx'

/** Keeps the thread busy, so that React renders a transition in several parts. */
function Slow(): null {
  const end = performance.now() + 3
  while (performance.now() < end);
  return null
}

const slowParts = Array.from({ length: 20 }, (_, index) => index)

let setCount: (count: number) => void = () => {}
let setBoth: (count: number) => void = () => {}

/** Counters with an urgent update, a slow one, and a deferred value. */
function Counters(): ReactNode {
  const [count, set] = useState(0)
  const [slow, setSlow] = useState(0)
  const [isPending, start] = useTransition()
  const deferred = useDeferredValue(count)
  setCount = set
  setBoth = (next) => {
    set(next)
    start(() => setSlow(next))
  }
  return (
    <>
      <output>{`${count} ${slow} ${deferred} ${isPending}`}</output>
      {slow > 0 && slowParts.map((part) => <Slow key={`${part} ${slow}`} />)}
    </>
  )
}

const never = new Promise<string>(() => {})
let load: () => void = () => {}

function Data({ isOn }: { readonly isOn: boolean }): ReactNode {
  return isOn ? use(never) : 'none'
}

/** Shows data that never arrive, after a transition. */
function Loading(): ReactNode {
  const [isOn, setIsOn] = useState(false)
  load = () => startTransition(() => setIsOn(true))
  return (
    <Suspense fallback="loading">
      <output>
        <Data isOn={isOn} />
      </output>
    </Suspense>
  )
}

const shown = () => document.querySelector('output')?.textContent
/** Calls `change` and then `nextTick`, and returns the text that is shown when the promise resolves. */
async function textAfter(change: () => void): Promise<string | null | undefined> {
  change()
  expect(shown()).toBe('0 0 0 false')
  await nextTick()
  return shown()
}

const inTimer = <Answer,>(work: () => Promise<Answer>) =>
  new Promise<Answer>((resolve) => setTimeout(() => resolve(work())))

/** Runs the work in a click, of which React or the DOM calls the listener. */
async function inClick<Answer>(kind: 'React' | 'DOM', work: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  const listener = () => {
    answer = work()
  }
  const { element } = render(
    <button type="button" onClick={kind === 'React' ? listener : undefined}>
      Run
    </button>,
  )
  if (kind === 'DOM') element.addEventListener('click', listener)
  await userEvent.click(page.getByRole('button', { name: 'Run' }))
  return answer as Promise<Answer>
}

const contexts: Readonly<Record<string, <Answer>(work: () => Promise<Answer>) => Promise<Answer>>> = {
  'an event handler of React': (work) => inClick('React', work),
  'a listener of the DOM': (work) => inClick('DOM', work),
  'a timer': inTimer,
  'a promise': (work) => Promise.resolve().then(work),
}

test.each(Object.entries(contexts))('state that is set in %s is shown', async (_, run) => {
  render(<Counters />)
  expect(await run(() => textAfter(() => setCount(1)))).toBe('1 0 1 false')
})

test.each(Object.entries(contexts))('a transition that begins in %s is shown', async (_, run) => {
  render(<Counters />)
  expect(await run(() => textAfter(() => startTransition(() => setCount(2))))).toBe('2 0 2 false')
})

test.each(Object.entries(contexts))('urgent state and a slow transition, set in %s, are shown', async (_, run) => {
  render(<Counters />)
  expect(await run(() => textAfter(() => setBoth(3)))).toBe('3 3 3 false')
})

test('a call in a transition waits for it', async () => {
  render(<Counters />)
  const text = await new Promise((resolve) => {
    startTransition(() => {
      setBoth(4)
      nextTick().then(() => resolve(shown()))
    })
  })
  expect(text).toBe('4 4 4 false')
})

test('an asynchronous action that waits for the call continues', async () => {
  render(<Counters />)
  const texts: unknown[] = []
  await new Promise<void>((resolve) => {
    startTransition(async () => {
      setCount(5)
      await nextTick()
      texts.push(shown())
      resolve()
    })
  })
  await nextTick()
  // React commits the updates of an action when the action has ended.
  expect([...texts, shown()]).toEqual(['0 0 0 false', '5 0 5 false'])
})

test('each of several calls waits for the updates before it', async () => {
  render(<Counters />)
  const texts = await inTimer(() =>
    Promise.all(
      [1, 2, 3].map((count) => {
        setBoth(count)
        return nextTick().then(shown)
      }),
    ),
  )
  expect(texts).toEqual(['3 3 3 false', '3 3 3 false', '3 3 3 false'])
})

test('a later call waits for updates that were made while an earlier one waited', async () => {
  render(<Counters />)
  const first = inTimer(() => textAfter(() => setBoth(1)))
  const second = inTimer(() => {
    setBoth(2)
    return nextTick().then(shown)
  })
  await first
  expect(await second).toBe('2 2 2 false')
})

test('updates of all roots are shown, also of one that is new', async () => {
  render(<Counters />)
  const text = await inTimer(async () => {
    setBoth(6)
    const { container } = render(<p>second</p>)
    await nextTick()
    return `${shown()} ${container.textContent}`
  })
  expect(text).toBe('6 6 6 false second')
})

test('a transition that waits for data does not delay the call', async () => {
  render(<Loading />)
  load()
  await nextTick()
  expect(shown()).toBe('none')
})

test('the page of an app shows its state', async () => {
  await pageOf(<Counters />)
  expect(await inTimer(() => textAfter(() => setBoth(7)))).toBe('7 7 7 false')
})

test('the callback runs after the commit and before the promise resolves', async () => {
  render(<Counters />)
  const callback = vi.fn(() => expect(shown()).toBe('1 0 1 false'))
  setCount(1)
  const call = nextTick(callback)
  expect(callback).not.toHaveBeenCalled()
  await call
  expect(callback).toHaveBeenCalledOnce()
})

test('an error of the callback rejects', async () => {
  const cause = new Error('no list')
  await expect(
    nextTick(() => {
      throw cause
    }),
  ).rejects.toMatchObject({ code: 'failed', errMsg: 'nextTick:fail no list', cause })
})

test('resolves in a document without an app, and leaves nothing', async () => {
  await nextTick()
  const leftovers = watchLeftovers()
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  expect(await nextTick()).toBeUndefined()
  expect(errors).not.toHaveBeenCalled()
  expect(leftovers()).toEqual([])
})
