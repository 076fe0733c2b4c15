import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { turnWheel } from '../../testing/internal/input/mouse.ts'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { PageMeta } from '../page-meta/index.ts'
import { ScrollView } from '../scroll-view/index.ts'
import StickyDemo from './demo.tsx'
import { StickyHeader, type StickyHeaderProps, StickySection } from './index.ts'

describeConformance((props) => <StickyHeader {...props}>March</StickyHeader>, { selector: '.sw-sticky-header' })
describeConformance((props) => <StickySection {...props}>March</StickySection>, { selector: '.sw-sticky-section' })

const names = ['March', 'April', 'May']

interface MonthsProps extends StickyHeaderProps {
  readonly pushPinnedHeader?: boolean
}

/** Sections of 300 px, with headers of 40 px. */
function Months({ pushPinnedHeader = true, ...props }: MonthsProps): ReactNode {
  return names.map((name) => (
    <StickySection key={name} pushPinnedHeader={pushPinnedHeader}>
      <StickyHeader {...props} style={{ blockSize: 40 }}>
        <h2 style={{ margin: 0 }}>{name}</h2>
      </StickyHeader>
      <div style={{ blockSize: 260 }}>
        <button type="button" style={{ marginBlockStart: 5 }}>
          In {name}
        </button>
      </div>
    </StickySection>
  ))
}

const end = <div style={{ blockSize: 2_000 }} />

const header = (name: string) =>
  screen.getByRole('heading', { name }).element().closest<HTMLElement>('.sw-sticky-header') as HTMLElement
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)
const stuck = () => names.filter((name) => header(name).hasAttribute('data-stuck'))
const expectStuck = (...expected: string[]) => vi.waitFor(() => expect(stuck()).toEqual(expected))

/** Renders months in a scroller of 200 px; `place` returns the distance of a header from the top of the scroller. */
function inScroller(props: MonthsProps = {}) {
  const { element } = render(
    <ScrollView scrollY style={{ blockSize: 200, inlineSize: 300 }}>
      <Months {...props} />
      {end}
    </ScrollView>,
  )
  return { scroller: element, place: (name: string) => topOf(header(name)) - topOf(element) }
}

describe('in a scroll view', () => {
  test('it stays at the top while its section scrolls by, and the next header pushes it away', () => {
    const { scroller, place } = inScroller()
    expect(names.map(place)).toEqual([0, 300, 600])
    scroller.scrollTop = 200
    expect(names.map(place)).toEqual([0, 100, 400])
    scroller.scrollTop = 280
    expect(names.map(place)).toEqual([-20, 20, 320])
    scroller.scrollTop = 350
    expect(names.map(place).slice(1)).toEqual([0, 250])
  })

  test('with `pushPinnedHeader={false}` the next header covers it', () => {
    const { scroller, place } = inScroller({ pushPinnedHeader: false })
    scroller.scrollTop = 280
    expect(names.map(place)).toEqual([0, 20, 320])
    scroller.scrollTop = 350
    expect(names.map(place)).toEqual([0, 0, 250])
    const { left, top } = scroller.getBoundingClientRect()
    expect(header('April').contains(document.elementFromPoint(left + 5, top + 20))).toBe(true)
  })

  test('it stays at `offsetTop` below the top', () => {
    const { scroller, place } = inScroller({ offsetTop: 25 })
    scroller.scrollTop = 200
    expect(place('March')).toBe(25)
  })

  test('it is above the content that scrolls under it, also above positioned elements', () => {
    const { element } = render(
      <ScrollView scrollY style={{ blockSize: 200 }}>
        <StickyHeader style={{ blockSize: 40 }}>Head</StickyHeader>
        <div style={{ position: 'relative', blockSize: 900 }}>Placed</div>
      </ScrollView>,
    )
    element.scrollTop = 100
    const { left, top } = element.getBoundingClientRect()
    expect(document.elementFromPoint(left + 5, top + 20)).toHaveClass('sw-sticky-header')
  })
})

describe('stuck state', () => {
  test('is set while content scrolls under it, and each change calls the listener once', async () => {
    const reported: unknown[] = []
    const { scroller } = inScroller({
      onStickOnTopChange: ({ type, detail, target }) => reported.push([type, target.textContent, detail.isStickOnTop]),
    })
    await expectStuck()
    scroller.scrollTop = 1
    await expectStuck('March')
    scroller.scrollTop = 320
    await expectStuck('March', 'April')
    scroller.scrollTop = 330
    scroller.scrollTop = 0
    await expectStuck()
    expect(reported).toEqual([
      ['stickontopchange', 'March', true],
      ['stickontopchange', 'April', true],
      ['stickontopchange', 'March', false],
      ['stickontopchange', 'April', false],
    ])
  })

  test('is set after scrolling by touch and by wheel', async () => {
    const { scroller } = inScroller()
    const { left, top } = scroller.getBoundingClientRect()
    await restingDrag({ x: left + 100, y: top + 150 }, { x: left + 100, y: top + 90 })
    await expectStuck('March')
    scroller.scrollTop = 0
    await expectStuck()
    await turnWheel({ x: left + 100, y: top + 100 }, { y: 50 })
    await expectStuck('March')
  })

  test('is updated when content above the header grows', async () => {
    const { rerender } = render(null)
    const show = (blockSize: number) =>
      rerender(
        <ScrollView scrollY style={{ blockSize: 200 }}>
          <div style={{ blockSize }} />
          <StickyHeader>Head</StickyHeader>
          {end}
        </ScrollView>,
      )
    show(50)
    const scroller = document.querySelector('.sw-scroll-view') as HTMLElement
    scroller.style.overflowAnchor = 'none'
    scroller.scrollTop = 100
    const head = screen.getByText('Head')
    await expect.element(head).toHaveAttribute('data-stuck')
    show(150)
    await expect.element(head).not.toHaveAttribute('data-stuck')
  })

  test('follows a changed offset', async () => {
    const { rerender, container } = render(null)
    const show = (offsetTop: number) =>
      rerender(
        <ScrollView scrollY style={{ blockSize: 200 }}>
          <div style={{ blockSize: 80 }} />
          <StickyHeader offsetTop={offsetTop}>Head</StickyHeader>
          {end}
        </ScrollView>,
      )
    show(0)
    ;(container.firstElementChild as HTMLElement).scrollTop = 50
    await expect.element(screen.getByText('Head')).not.toHaveAttribute('data-stuck')
    show(40)
    await expect.element(screen.getByText('Head')).toHaveAttribute('data-stuck')
  })
})

describe('in a page', () => {
  test('it stays below the navigation bar, and is stuck again when its page is shown again', async () => {
    const { layer, scroller } = await pageOf([<Months key="months" />, end])
    const bottom = () => Math.round(layer.querySelector('.sw-navigation-bar')?.getBoundingClientRect().bottom ?? 0)
    scroller.scrollTop = 200
    await expectStuck('March')
    expect(topOf(header('March'))).toBe(bottom())
    await navigateTo({ url: '/other' })
    await navigateBack()
    await expect.element(screen.getByRole('heading', { name: 'March' })).toBeVisible()
    await expectStuck('March')
    expect(scroller.scrollTop).toBe(200)
  })

  test.each(['transparent', 'float'] as const)('it stays below a %s bar, and is pushed under it', async (type) => {
    const { layer, scroller } = await pageOf([
      <PageMeta key="meta" navigationBar={{ type }} />,
      <Months key="months" />,
      <ScrollView key="inner" className="inner" scrollY style={{ blockSize: 100 }}>
        <StickyHeader>Inner</StickyHeader>
        {end}
      </ScrollView>,
      end,
    ])
    const head = layer.querySelector('.sw-navigation-bar') as HTMLElement
    await vi.waitFor(() => expect(head.dataset.type).toBe(type))
    scroller.scrollTop = 150
    expect(topOf(header('March'))).toBe(Math.round(head.getBoundingClientRect().bottom))
    await expectStuck('March')
    scroller.scrollTop = 300 - 60
    const { left, top } = header('March').getBoundingClientRect()
    expect(top).toBeLessThan(44)
    expect(head.contains(document.elementFromPoint(left + 100, 30))).toBe(true)
    const inner = document.querySelector('.inner') as HTMLElement
    inner.scrollTop = 50
    expect(topOf(screen.getByText('Inner').element())).toBe(topOf(inner))
  })

  test('an element that the keyboard focuses behind it is scrolled into view below it', async () => {
    const { scroller } = await pageOf([<Months key="months" />, end])
    const button = (name: string) => screen.getByRole('button', { name: `In ${name}` }).element() as HTMLElement
    button('May').focus()
    scroller.scrollTop = 420
    expect(topOf(button('April')), 'under the header').toBeLessThan(header('April').getBoundingClientRect().bottom)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(button('April'))
    await vi.waitFor(() =>
      expect(topOf(button('April'))).toBeGreaterThanOrEqual(header('April').getBoundingClientRect().bottom),
    )
  })
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { container } = render(
    <div dir={dir}>
      <StickyDemo />
    </div>,
  )
  await expectNoAxeViolations(container)
})

test('is announced as its content', async () => {
  const { element } = render(
    <StickySection aria-label="March">
      <StickyHeader>
        <h2>March</h2>
      </StickyHeader>
      <p>Three walks</p>
    </StickySection>,
  )
  await expect(element).toMatchAriaInlineSnapshot(`
    - region "March":
      - heading "March" [level=2]
      - paragraph: Three walks
  `)
})

test('forced colours show the line below it', async () => {
  await forcedColors()
  const { scroller } = inScroller()
  scroller.scrollTop = 10
  await expectStuck('March')
  expect(getComputedStyle(header('March')).borderBlockEndStyle).toBe('solid')
})
