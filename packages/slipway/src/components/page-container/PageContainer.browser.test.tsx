import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { finishMotions } from '../../testing/internal/environment/finishMotions.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { mouseClick } from '../../testing/internal/input/mouse.ts'
import { penDown, penMove } from '../../testing/internal/input/pen.ts'
import { pointsBetween } from '../../testing/internal/input/pointerInput.ts'
import { restingDrag, restingMouseUp } from '../../testing/internal/input/timedPress.ts'
import { type Point, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import PageContainerDemo from './demo.tsx'
import { PageContainer, type PageContainerEvent, type PageContainerProps } from './index.ts'

describeConformance((props) => <PageContainer aria-label="Comments" {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const events: string[] = []
beforeEach(() => void events.splice(0))
const log = ({ type, target }: PageContainerEvent) => void events.push(`${type} ${target.tagName}`)
const entered = ['beforeenter DIALOG', 'enter DIALOG', 'afterenter DIALOG']
const left = ['beforeleave DIALOG', 'leave DIALOG', 'afterleave DIALOG']

const all = {
  onBeforeEnter: log,
  onEnter: log,
  onAfterEnter: log,
  onBeforeLeave: log,
  onLeave: log,
  onAfterLeave: log,
  onClickOverlay: log,
} satisfies Partial<PageContainerProps>

let setShow: (show: boolean) => void

/** A container whose app ignores that it closes if `ignoresClose` is set. */
function Comments({ ignoresClose = false, ...props }: PageContainerProps & { ignoresClose?: boolean }): ReactNode {
  const [show, set] = useState(false)
  setShow = set
  return (
    <>
      <button type="button" onClick={() => set(true)}>
        Open
      </button>
      <p>{show ? 'to be shown' : 'not to be shown'}</p>
      <PageContainer
        title="Comments"
        {...all}
        {...props}
        show={show}
        onBeforeLeave={(event) => {
          log(event)
          if (!ignoresClose) set(false)
        }}
      >
        {props.children ?? <button type="button">Answer</button>}
      </PageContainer>
    </>
  )
}

const container = () => screen.getByRole('dialog', { name: 'Comments' })
const box = () => document.querySelector('dialog[open] > .sw-overlay-content') as HTMLElement
const expectEvents = (...expected: string[]) => vi.waitFor(() => expect(events).toEqual(expected))

/** Expects the events with the time of transitions removed. */
const expectEventsSoon = (...expected: string[]) =>
  vi.waitFor(() => {
    finishMotions()
    expect(events).toEqual(expected)
  })

async function open(props: PageContainerProps & { ignoresClose?: boolean } = {}): Promise<void> {
  await pageOf(<Comments {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(container()).toBeVisible()
  await expectEventsSoon(...entered)
  events.splice(0)
}

describe('closing', () => {
  const beside: Point = { x: 195, y: 60 }

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['Back', () => navigateBack(), left],
    ['Escape', () => userEvent.keyboard('{Escape}'), left],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), left],
    ['a tap on the mask', () => touchTap(beside), ['clickoverlay DIALOG', ...left]],
    ['a click on the mask', () => mouseClick(beside), ['clickoverlay DIALOG', ...left]],
    ['the `open` prop', async () => setShow(false), left],
  ])('%s', async (_case, close, expected) => {
    await open({ closable: true })
    await close()
    await expectEventsSoon(...expected)
    await expect.element(container()).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('a click on the mask is reported, and does not close without `closeOnMaskClick`', async () => {
    await open({ closeOnMaskClick: false })
    await touchTap(beside)
    await expectEvents('clickoverlay DIALOG')
    await expect.element(container()).toBeVisible()
  })

  test('closes itself, and opens again once `open` was set to `false`', async () => {
    await open({ ignoresClose: true })
    await navigateBack()
    await expectEventsSoon(...left)
    setShow(false)
    await expect.element(screen.getByText('not to be shown')).toBeInTheDocument()
    setShow(true)
    await expectEventsSoon(...left, ...entered)
  })
})

describe('sliding down', () => {
  const middle = () => {
    const { left, width, top } = box().getBoundingClientRect()
    return { x: left + width / 2, y: top + 30 }
  }
  const below = ({ x, y }: Point, way: number) => ({ x, y: y + way })
  const ready = () => vi.waitFor(() => expect(box().dataset.draggable, 'the gesture code is loaded').toBe(''))
  const tall = <div style={{ blockSize: 2_000 }}>tall</div>

  /** The same with a pen. */
  const penDrag: typeof restingDrag = async (from, to) => {
    await penDown(from)
    for (const point of pointsBetween(from, to, 4)) await penMove(point)
    await restingMouseUp(to, 'pen')
  }

  test.each([
    ['touch', restingDrag],
    ['pen', penDrag],
  ] as const)('by %s closes it after more than 100 px', async (_, drag) => {
    await open({ closeOnSlideDown: true, children: <div style={{ blockSize: 300 }} /> })
    await ready()
    const from = middle()
    await drag(from, below(from, 80))
    await vi.waitFor(() => {
      finishMotions()
      expect(document.getAnimations()).toEqual([])
    })
    expect(events).toEqual([])
    await drag(from, below(from, 150))
    await expectEventsSoon(...left)
  })

  test('moves the box; a cancelled touch returns it from its position', async () => {
    await open({ closeOnSlideDown: true, children: <div style={{ blockSize: 300 }} /> })
    await ready()
    const from = middle()
    const { top } = box().getBoundingClientRect()
    const touch = await touchStart(from)
    await touch.move(below(from, 40))
    await touch.move(below(from, 140))
    expect(box().getBoundingClientRect().top - top).toBeCloseTo(130, 0)
    await touch.cancel()
    await vi.waitFor(() => expect(box().getBoundingClientRect().top).toBeCloseTo(top, 0))
    expect(events).toEqual([])
  })

  test('scrolls scrollable content first', async () => {
    await open({ closeOnSlideDown: true, children: tall })
    await ready()
    box().scrollTop = 500
    await restingDrag({ x: 195, y: 300 }, { x: 195, y: 500 })
    await vi.waitFor(() => expect(box().scrollTop).toBeLessThan(400))
    expect(events).toEqual([])
    box().scrollTop = 0
    await restingDrag({ x: 195, y: 300 }, { x: 195, y: 500 })
    await expectEventsSoon(...left)
  })

  test('does nothing without `closeOnSlideDown`', async () => {
    await open({ children: tall })
    await restingDrag({ x: 195, y: 300 }, { x: 195, y: 500 })
    expect(events).toEqual([])
    await expect.element(container()).toBeVisible()
  })
})

test.each<[Partial<PageContainerProps>, boolean]>([
  [{ open: true }, true],
  [{ show: true }, true],
  [{ open: undefined, show: true }, true],
  [{ open: true, show: false }, true],
  [{ open: false, show: true }, false],
  [{}, false],
])('with the props %j leaves it open: %s', async (props, isOpen) => {
  await pageOf(<PageContainer title="Comments" {...props} />)
  expect(document.querySelector('dialog.sw-page-container')?.matches('[open]')).toBe(isOpen)
})

describe('events', () => {
  test('a reversed transition emits the events of the other direction', async () => {
    await pageOf(<Comments duration={100_000} />)
    setShow(true)
    await expectEvents('beforeenter DIALOG', 'enter DIALOG')
    // A reversed transition has as much time left as it has run.
    for (const animation of document.getAnimations()) animation.currentTime = 50_000
    setShow(false)
    // In a browser that closes a dialog without a transition, the dialog is hidden by then.
    await vi.waitFor(() => expect(events.slice(2, 4)).toEqual(left.slice(0, 2)))
    for (const animation of document.getAnimations()) animation.finish()
    await expectEvents('beforeenter DIALOG', 'enter DIALOG', ...left)
  })

  test('`duration` sets the duration', async () => {
    await pageOf(<Comments duration={70_000} position="top" />)
    setShow(true)
    await expectEvents('beforeenter DIALOG', 'enter DIALOG')
    const times = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
    expect(new Set(times)).toEqual(new Set([70_000]))
    for (const animation of document.getAnimations()) animation.finish()
  })

  test('covering and uncovering its page emits no events', async () => {
    await open()
    await navigateTo({ url: '/other' })
    await expect.element(container()).not.toBeInTheDocument()
    await navigateBack()
    await expect.element(container()).toBeVisible()
    expect(events).toEqual([])
    await navigateBack()
    await expectEventsSoon(...left)
  })

  test('opens at once under prefers-reduced-motion', async () => {
    await lessMotion()
    await pageOf(<Comments duration={100_000} />)
    setShow(true)
    await expectEvents(...entered)
    events.splice(0)
    expect(document.getAnimations()).toEqual([])
    await navigateBack()
    await expectEvents(...left)
  })
})

describe('appearance', () => {
  const place = () => {
    const { left, top, right, bottom } = box().getBoundingClientRect()
    const all = { left, top, right: innerWidth - right, bottom: innerHeight - bottom }
    return Object.fromEntries(Object.entries(all).map(([side, px]) => [side, Math.round(px) + 0]))
  }

  test.each([
    ['bottom', { left: 0, right: 0, bottom: 0 }, '16px 16px 0px 0px'],
    ['top', { left: 0, right: 0, top: 0 }, '0px 0px 16px 16px'],
    ['left', { left: 0, right: 0, top: 0, bottom: 0 }, '0px 16px 16px 0px'],
    ['right', { left: 0, right: 0, top: 0, bottom: 0 }, '16px 0px 0px 16px'],
    ['center', { left: 16, right: 16 }, '16px'],
  ] as const)('position %s', async (position, expected, round) => {
    await open({ position, round: true })
    expect(place()).toMatchObject(expected)
    const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius } =
      getComputedStyle(box())
    const corners = [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius]
    expect(new Set(corners).size === 1 ? corners[0] : corners.join(' ')).toBe(round)
  })

  test.each([
    ['left', { left: 0, right: 720 }, -1],
    ['right', { left: 720, right: 0 }, 1],
  ] as const)('also slides in from the %s in right-to-left text', async (position, expected, side) => {
    document.documentElement.dir = 'rtl'
    await screen.viewport(1200, 800)
    onTestFinished(() => {
      document.documentElement.removeAttribute('dir')
      return screen.viewport(390, 844)
    })
    await open({ position })
    expect(place()).toMatchObject(expected)
    const from = getComputedStyle(container().element()).getPropertyValue('--sw-overlay-from')
    expect(from).toBe(`translateX(calc(${side} * 100%))`)
  })

  test('has square corners without `round`, and does not dim the page without `overlay`', async () => {
    await open({ overlay: false })
    expect(getComputedStyle(box()).borderRadius).toBe('0px')
    expect(getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').backgroundColor).toBe(
      'rgba(0, 0, 0, 0)',
    )
  })
})

test('is announced as a dialog with its heading', async () => {
  await open()
  await expect(container().element()).toMatchAriaInlineSnapshot(`
    - dialog "Comments":
      - heading "Comments" [level=2]
      - button "Answer"
  `)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing, closed and open, %s', async (dir) => {
  const { scroller } = await pageOf(
    <div dir={dir}>
      <PageContainerDemo />
    </div>,
  )
  await expectNoAxeViolations(scroller)
  await userEvent.click(screen.getByRole('button', { name: 'From the right' }))
  await expect.element(screen.getByText('From the right: opened')).toBeInTheDocument()
  await expectNoAxeViolations(document.querySelector('dialog[open]') as Element)
})
