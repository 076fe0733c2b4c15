import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { finishMotions } from '../../testing/internal/environment/finishMotions.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { centerOf, type Point, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import BottomSheetDemo from './demo.tsx'
import { BottomSheet, type BottomSheetProps } from './index.ts'

describeConformance((props) => <BottomSheet open={false} aria-label="Places" {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const events: string[] = []
beforeEach(() => void events.splice(0))

function Places({ refuses = false, ...props }: Partial<BottomSheetProps> & { refuses?: boolean }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <BottomSheet
        title="Places"
        detents={[0.4, 0.8]}
        {...props}
        open={open}
        onDetentChange={({ type, detail }) => events.push(`${type} ${detail.detent}`)}
        onClose={({ type, detail, target }) => {
          events.push(`${type} ${detail.reason} ${target.tagName}`)
          if (!refuses) setOpen(false)
        }}
      >
        {props.children ?? rows(40)}
      </BottomSheet>
    </>
  )
}

const rows = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
  Array.from({ length: count }, (_, row) => <p key={row}>Row {row + 1}</p>)

const sheet = (name = 'Places') => screen.getByRole('dialog', { name })
const handle = () => screen.getByRole('slider')
const box = () => document.querySelector('dialog[open] > .sw-overlay-content') as HTMLElement
const body = () => box().querySelector('.sw-bottom-sheet-body') as HTMLElement
const visiblePx = () => innerHeight - box().getBoundingClientRect().top
const settled = () =>
  vi.waitFor(() => {
    finishMotions()
    expect(document.getAnimations()).toEqual([])
  })

/** Waits until the sheet shows this share of the window and has stopped moving; a touch on a moving sheet would miss its target. */
async function expectShare(share: number): Promise<void> {
  await vi.waitFor(() => {
    finishMotions()
    expect(visiblePx() / innerHeight).toBeCloseTo(share, 1)
  })
  await settled()
}

async function open(props: Partial<BottomSheetProps> & { refuses?: boolean } = {}): Promise<void> {
  await pageOf(<Places {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(sheet()).toBeVisible()
  await settled()
  await vi.waitFor(() => expect(box().dataset.draggable, 'the gesture has come').toBe(''))
}

const grip = (): Point => ({ x: innerWidth / 2, y: box().getBoundingClientRect().top + 10 })

/** Drags vertically from a point by a distance, and pauses before the release, so that the release has no velocity. */
async function pull(from: Point, distancePx: number): Promise<void> {
  await restingDrag(from, { x: from.x, y: from.y + distancePx })
}

describe('detents', () => {
  test('it opens at the lowest detent; a drag up raises it, a drag down lowers it and then closes it', async () => {
    await open()
    await expectShare(0.4)
    await pull(grip(), -0.3 * innerHeight)
    await expectShare(0.8)
    await pull(grip(), 0.35 * innerHeight)
    await expectShare(0.4)
    await pull(grip(), 0.3 * innerHeight)
    await expect.element(sheet()).not.toBeInTheDocument()
    expect(events).toEqual(['detentchange 0.8', 'detentchange 0.4', 'close drag DIALOG'])
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('without detents it is as high as its content, and no higher than the window', async () => {
    await open({ detents: undefined, children: <p style={{ blockSize: 100, margin: 0 }}>Short</p> })
    expect(visiblePx()).toBeLessThan(200)
    expect(visiblePx()).toBeGreaterThan(100)
    expect(handle().query(), 'a single height needs no slider').toBeNull()
    await pull(grip(), 100)
    await expect.poll(() => events).toEqual(['close drag DIALOG'])
  })

  test('with a controlled `detent` it returns if the prop does not change', async () => {
    await open({ detent: 0.4 })
    await pull(grip(), -0.3 * innerHeight)
    expect(events).toEqual(['detentchange 0.8'])
    await expectShare(0.4)
  })

  test('with `closeOnDrag={false}` it returns after a drag down', async () => {
    await open({ closeOnDrag: false })
    await pull(grip(), 0.35 * innerHeight)
    await expectShare(0.4)
    expect(events).toEqual([])
  })

  test('it returns if `open` stays true after `onClose`', async () => {
    await open({ refuses: true })
    await pull(grip(), 0.35 * innerHeight)
    await expect.poll(() => events).toEqual(['close drag DIALOG'])
    await expectShare(0.4)
  })

  test('it returns when the browser takes over the touch', async () => {
    await open()
    const from = grip()
    const touch = await touchStart(from)
    await touch.move({ x: from.x, y: from.y + 60 })
    await touch.move({ x: from.x, y: from.y + 200 })
    expect(visiblePx()).toBeLessThan(0.3 * innerHeight)
    await touch.cancel()
    await expectShare(0.4)
    expect(events).toEqual([])
  })

  test('it follows the touch, and resists above its highest detent', async () => {
    await open({ defaultDetent: 0.8 })
    const before = visiblePx()
    const from = grip()
    const touch = await touchStart(from)
    await touch.move({ x: from.x, y: from.y - 11 })
    await touch.move({ x: from.x, y: from.y - 50 })
    // 40 px beyond the drag threshold; the sheet can be pulled by at most 60 px.
    expect(visiblePx() - before).toBeCloseTo(24, 0)
    await touch.move({ x: from.x, y: from.y + 50 })
    expect(before - visiblePx()).toBeCloseTo(60, 0)
    await touch.cancel()
  })
})

describe('its content', () => {
  const middle = (): Point => ({ x: innerWidth / 2, y: innerHeight - 80 })

  test('it scrolls at the highest detent, and at its top the next drag lowers the sheet', async () => {
    await open({ defaultDetent: 0.8 })
    await pull(middle(), -150)
    await vi.waitFor(() => expect(body().scrollTop).toBeGreaterThan(50))
    await expectShare(0.8)
    const { scrollTop } = body()
    await pull({ x: middle().x, y: innerHeight / 2 }, 40)
    await vi.waitFor(() => expect(body().scrollTop).toBeLessThan(scrollTop))
    await expectShare(0.8)
    body().scrollTop = 0
    await pull({ x: middle().x, y: innerHeight / 2 }, 0.35 * innerHeight)
    await expectShare(0.4)
  })

  test('at a lower detent a drag up raises the sheet first', async () => {
    await open()
    await pull(middle(), -0.3 * innerHeight)
    await expectShare(0.8)
    expect(body().scrollTop).toBe(0)
  })

  test('its end can be scrolled into the window at a lower detent', async () => {
    await open()
    body().scrollTop = body().scrollHeight
    const last = screen.getByText('Row 40').element()
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  })

  test('its scroll position is kept while the sheet is closed', async () => {
    await open()
    body().scrollTop = 300
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await expect.element(sheet()).toBeVisible()
    expect(body().scrollTop).toBe(300)
  })

  test('a mouse drags the sheet by its heading, not by its text', async () => {
    await open()
    const heading = centerOf(screen.getByRole('heading', { name: 'Places' }).element())
    await mouseDrag(heading, { x: heading.x, y: 0.25 * innerHeight })
    await expectShare(0.8)
    await mouseDrag(middle(), { x: middle().x, y: middle().y - 200 })
    await expectShare(0.8)
    expect(events).toEqual(['detentchange 0.8'])
  })
})

describe('the handle', () => {
  const expectHandle = (text: string) => expect.element(handle()).toHaveAttribute('aria-valuetext', text)

  test('is a slider with a name and a value', async () => {
    await open()
    await expect.element(handle()).toHaveAccessibleName('Height of the sheet')
    await expect.element(handle()).toHaveAttribute('aria-orientation', 'vertical')
    await expectHandle('40%')
  })

  test('keys move the sheet between detents', async () => {
    await open({ detents: [0.9, 0.3, 0.6] })
    ;(handle().element() as HTMLElement).focus()
    for (const [key, text] of [
      ['ArrowUp', '60%'],
      ['ArrowUp', '90%'],
      ['ArrowUp', '90%'],
      ['PageDown', '60%'],
      ['Home', '30%'],
      ['ArrowDown', '30%'],
      ['End', '90%'],
      ['Enter', '30%'],
      [' ', '60%'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expectHandle(text)
    }
    await expectShare(0.6)
  })

  test('a tap moves to the next detent; the click at the end of a drag does not', async () => {
    await open()
    await touchTap(grip())
    await expectHandle('80%')
    await settled()
    await pull(grip(), 30)
    await expectShare(0.8)
    await expectHandle('80%')
  })
})

test('the lower of two sheets shrinks, and Back closes the upper one', async () => {
  await pageOf(<BottomSheetDemo />)
  await userEvent.click(screen.getByRole('button', { name: 'Height of the content' }))
  await expect.element(sheet('Share')).toBeVisible()
  const lower = box()
  await userEvent.click(screen.getByRole('button', { name: 'Open another sheet' }))
  await expect.element(sheet('Second sheet')).toBeVisible()
  await vi.waitFor(() => expect(getComputedStyle(lower).scale).toBe('0.94'))
  await navigateBack()
  await expect.element(sheet('Second sheet')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(getComputedStyle(lower).scale).toBe('none'))
  await expect.element(sheet('Share')).toBeVisible()
})

test('on a large screen it is a centred card without a handle', async () => {
  await screen.viewport(1024, 768)
  try {
    await open()
    await vi.waitFor(() => {
      const { left, right, top, bottom } = box().getBoundingClientRect()
      expect((left + right) / 2).toBeCloseTo(innerWidth / 2, 0)
      expect((top + bottom) / 2).toBeCloseTo(innerHeight / 2, 0)
    })
    expect(handle().query()).toBeNull()
    await mouseDrag(centerOf(screen.getByRole('heading', { name: 'Places' }).element()), { x: 500, y: 700 })
    await expect.element(sheet()).toBeVisible()
    expect(events).toEqual([])
  } finally {
    await screen.viewport(390, 844)
  }
})

test('axe-core finds nothing, closed and open', async () => {
  const { scroller } = await pageOf(<BottomSheetDemo />)
  await expectNoAxeViolations(scroller)
  for (const name of ['Two heights', 'Empty']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await settled()
    await expectNoAxeViolations(document.querySelector('dialog[open]') as Element)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
})

test('screen readers read a dialog with its handle and heading', async () => {
  await open({ children: 'Nothing near.' })
  await expect(sheet().element()).toMatchAriaInlineSnapshot(`
    - dialog "Places":
      - heading "Places" [level=2]
      - slider "Height of the sheet"
      - text: Nothing near.
  `)
})

test('forced colours show the handle', async () => {
  await forcedColors()
  await open()
  const { backgroundColor } = getComputedStyle(handle().element(), '::before')
  expect(backgroundColor).not.toBe(getComputedStyle(box()).backgroundColor)
})

test('nothing moves with reduced motion', async () => {
  await lessMotion()
  await open()
  await userEvent.keyboard('{Escape}')
  expect(document.getAnimations()).toEqual([])
  await expect.element(sheet()).not.toBeInTheDocument()
})
