import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseClick, mouseDown, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import IndexBarDemo from './demo.tsx'
import { IndexBar, type IndexBarProps } from './index.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const items = letters.map((index) => ({
  index,
  label: `Names with ${index}`,
  content: (
    <div style={{ blockSize: 160 }}>
      <button type="button">{index} row</button>
    </div>
  ),
}))

describeConformance((props) => <IndexBar items={items.slice(0, 3)} {...props} />, { selector: '.sw-index-bar' })

const own = { blockSize: 520, overflow: 'auto' } as const
const strip = () => page.getByRole('toolbar', { name: 'Index' })
const letter = (name: string) => page.getByRole('button', { name, exact: true })
/** A point beside the middle of a letter: there WebKitGTK has its scrollbar, which receives clicks even while it is invisible. */
const besideScrollbar = { x: 3, y: 9 }
const press = (name: string) => userEvent.click(letter(name), { position: besideScrollbar })
const startOf = (name: string) => {
  const { left, top } = letter(name).element().getBoundingClientRect()
  return { x: left + besideScrollbar.x, y: top + besideScrollbar.y }
}
const current = () =>
  [...document.querySelectorAll('.sw-index-bar-letter[aria-current]')].map(({ textContent }) => textContent)
const expectCurrent = (name: string) => vi.waitFor(() => expect(current()).toEqual([name]))
const bubble = () => document.querySelector('.sw-index-bar-bubble')
const head = (index: string) => page.getByRole('heading', { name: `Names with ${index}` }).element() as HTMLElement

/** Renders an index bar with a scroller of its own, and records its events. */
function show(props: Partial<IndexBarProps> = {}, blockSize = 520, dir = 'ltr') {
  const events: string[] = []
  const { container, rerender } = render(
    <div dir={dir}>
      <IndexBar
        items={items}
        style={{ blockSize, overflow: 'auto' }}
        onChange={({ detail }) => events.push(detail.value)}
        {...props}
      />
    </div>,
  )
  return { events, rerender, bar: container.querySelector('.sw-index-bar') as HTMLElement }
}

/** Distance of an element from the top of the scroller. */
const distanceOf = (element: Element | null, scroller: Element) =>
  Math.round((element?.getBoundingClientRect().top ?? Number.NaN) - scroller.getBoundingClientRect().top)
/** Distance of a section from the top of the scroller. The section is measured, because its heading is sticky. */
const distance = (index: string, scroller: Element) => distanceOf(head(index).parentElement, scroller)

describe('the strip', () => {
  test('a click or a tap on a letter scrolls to its section at once', async () => {
    const { events, bar } = show()
    await expectCurrent('A')
    await press('M')
    expect(current()).toEqual(['M'])
    expect(distance('M', bar)).toBe(0)
    await touchTap(centerOf(letter('C').element()))
    await expectCurrent('C')
    expect(distance('C', bar)).toBe(0)
    expect(events).toEqual(['M', 'C'])
    expect(document.activeElement, 'whoever points looks there already').not.toBe(head('C'))
  })

  test('follows a touch drag, beyond its ends too, and shows the letter in a bubble', async () => {
    const { events, bar } = show()
    const [from, to] = [centerOf(letter('D').element()), centerOf(letter('G').element())]
    const finger = await touchStart(from)
    await vi.waitFor(() => expect(bubble()).toHaveTextContent('D'))
    await finger.move(to)
    await vi.waitFor(() => expect(bubble()).toHaveTextContent('G'))
    expect(distance('G', bar)).toBe(0)
    await finger.move({ x: to.x - 80, y: to.y + 2000 })
    await vi.waitFor(() => expect(bubble()).toHaveTextContent('Z'))
    await finger.end()
    await vi.waitFor(() => expect(bubble()).toBeNull())
    expect(current(), 'which cannot come to the top').toEqual(['Z'])
    expect(events).toEqual(['D', 'G', 'Z'])
  })

  test('follows a mouse drag', async () => {
    const { events } = show()
    await mouseDown(startOf('B'))
    await mouseMove(startOf('K'))
    await mouseUp(startOf('K'))
    await vi.waitFor(() => expect(events).toEqual(['B', 'K']))
    expect(bubble()).toBeNull()
  })

  test('is at the inline end, with the bubble before it, in both directions', async () => {
    const { bar } = show({}, 520, 'rtl')
    const finger = await touchStart(centerOf(letter('D').element()))
    await vi.waitFor(() => expect(bubble()).not.toBeNull())
    const [outer, inner, beside] = [bar, strip().element(), bubble() as Element].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(Math.abs((inner?.left ?? 0) - (outer?.left ?? 0))).toBeLessThan(20)
    expect(beside?.left).toBeGreaterThan(inner?.right ?? 0)
    await finger.end()
  })

  test('hides some letters if there is not enough space, and keeps all buttons', async () => {
    show({}, 250)
    const shown = () =>
      [...document.querySelectorAll('.sw-index-bar-letter[data-look="letter"]')].map(({ textContent }) => textContent)
    await vi.waitFor(() => expect(shown()).toEqual(['A', 'C', 'E', 'G', 'I', 'K', 'M', 'O', 'Q', 'S', 'U', 'W', 'Z']))
    expect(strip().getByRole('button').elements()).toHaveLength(26)
    const { height } = strip().element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(250)
  })
})

describe('scrolling', () => {
  test('marks the section at the top, whose heading is sticky', async () => {
    const { events, bar } = show()
    bar.scrollTop = head('C').parentElement?.offsetTop ?? 0
    await expectCurrent('C')
    bar.scrollTop += 60
    await vi.waitFor(() => expect(distance('C', bar)).toBe(-60))
    expect(distanceOf(head('C'), bar)).toBe(0)
    bar.scrollTop = 0
    await expectCurrent('A')
    expect(events).toEqual(['C', 'A'])
    expect(strip().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top)
  })

  test('a section near the end that was chosen in the strip stays current until the list scrolls', async () => {
    const { bar } = show()
    await press('Y')
    await expectCurrent('Y')
    bar.scrollTop -= 400
    await vi.waitFor(() => expect(current()).not.toEqual(['Y']))
  })

  test('the strip works when the page scrolls, below other content', async () => {
    const onChange = vi.fn()
    const { scroller } = await pageOf(
      <>
        <div style={{ blockSize: 300 }} />
        <IndexBar items={items} onChange={onChange} />
        <div style={{ blockSize: 2_000 }} />
      </>,
    )
    const inside = () => {
      const [outer, inner] = [scroller, strip().element()].map((one) => one.getBoundingClientRect())
      return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom
    }
    await vi.waitFor(() => expect(inside()).toBe(true))
    // A raw click: in Firefox Playwright's own click scrolls the page first, which may change the section.
    await mouseClick(startOf('Q'))
    await expectCurrent('Q')
    expect(distance('Q', scroller)).toBe(0)
    await vi.waitFor(() => expect(inside()).toBe(true))
    expect(onChange).toHaveBeenCalledOnce()
    scroller.scrollTop = 900
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  })

  test('when the page scrolls, a small movement of the pointer keeps its letter, although the strip has moved', async () => {
    await pageOf(
      <>
        <div style={{ blockSize: 300 }} />
        <IndexBar items={items} />
        <div style={{ blockSize: 2_000 }} />
      </>,
    )
    await expect.poll(() => strip().element().clientHeight).toBeGreaterThan(200)
    const { x, y } = startOf('Q')
    await mouseDown({ x, y })
    await expectCurrent('Q')
    expect(startOf('Q').y).not.toBe(y)
    await mouseMove({ x, y: y + 1 })
    await mouseMove({ x, y })
    await expectCurrent('Q')
    const there = startOf('F')
    await mouseMove(there)
    await expectCurrent('F')
    await mouseUp(there)
  })

  test('sections stop below `--sw-index-bar-top`', async () => {
    const { bar } = show({ style: { blockSize: 520, overflow: 'auto', '--sw-index-bar-top': '50px' } as never })
    await press('H')
    await expectCurrent('H')
    expect(distance('H', bar)).toBe(50)
  })

  test('sections can be replaced and removed', async () => {
    const { rerender } = render(<IndexBar items={items} style={own} />)
    await press('Z')
    rerender(<IndexBar items={items.slice(0, 2)} style={own} />)
    await expectCurrent('A')
    expect(letter('A').element()).toHaveAttribute('tabindex', '0')
    rerender(<IndexBar items={[]} style={own} />)
    expect(document.querySelector('.sw-index-bar-strip')).toBeNull()
  })
})

describe('keys', () => {
  test('the strip is one tab stop, followed by the rows', async () => {
    render(
      <div className="tree">
        <IndexBar items={items.slice(0, 2)} />
      </div>,
    )
    expect(await keyboardWalk(document.querySelector('.tree') as Element)).toEqual([
      'button A',
      'button A row',
      'button B row',
    ])
  })

  test('arrow keys, Home, End and letters move the focus and scroll', async () => {
    const { events } = show()
    const first = letter('A').element() as HTMLElement
    first.focus()
    for (const [key, at] of [
      ['{ArrowDown}', 'B'],
      ['{ArrowDown}', 'C'],
      ['{ArrowUp}', 'B'],
      ['{End}', 'Z'],
      ['{Home}', 'A'],
      ['q', 'Q'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(letter(at)).toHaveFocus()
      await expectCurrent(at)
    }
    expect(events).toEqual(['B', 'C', 'B', 'Z', 'A', 'Q'])
    expect(getComputedStyle(document.activeElement?.firstElementChild as Element).outlineStyle).toBe('solid')
  })

  test('a strip without height at the end of the window scrolls into view when it gets the focus', async () => {
    const { scroller } = await pageOf(
      <>
        <div className="before" />
        <IndexBar items={items} />
      </>,
    )
    const before = document.querySelector('.before') as HTMLElement
    before.style.blockSize = `${scroller.clientHeight - 16}px`
    const first = letter('A').element() as HTMLElement
    await expect.poll(() => first.offsetHeight).toBe(0)
    first.focus()
    await expect.poll(() => first.offsetHeight).toBeGreaterThanOrEqual(14)
    expect(first.getBoundingClientRect().bottom).toBeLessThan(scroller.getBoundingClientRect().bottom)
  })

  test('Enter moves the focus to the section', async () => {
    show()
    ;(letter('A').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Names with B' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'B row' })).toHaveFocus()
  })
})

test('screen readers read a toolbar with the current letter, and a heading for each section', async () => {
  const { bar } = show({ items: items.slice(0, 2) })
  await expectCurrent('A')
  await expect.element(page.elementLocator(bar)).toMatchAriaInlineSnapshot(`
    - toolbar "Index":
      - button "A"
      - button "B"
    - heading "Names with A" [level=3]
    - button "A row"
    - heading "Names with B" [level=3]
    - button "B row"
  `)
})

test('the label of a section names its symbol, and the bar has its own name', async () => {
  const items = [{ index: '#', label: 'Others' }]
  const { bar } = show({ items, 'aria-label': 'Places' })
  await expect.element(page.getByRole('group', { name: 'Places' })).toBe(bar)
  await expect.element(page.getByRole('button', { name: 'Others' })).toHaveTextContent('#')
})

test('its name is in the app’s language', async () => {
  show()
  await switchLocale('es')
  await expect.element(page.getByRole('toolbar', { name: 'Índice' })).toBeVisible()
  await switchLocale('en')
})

describe('the look', () => {
  test('with reduced motion the bubble appears at once', async () => {
    show()
    await lessMotion()
    const finger = await touchStart(centerOf(letter('D').element()))
    await vi.waitFor(() => expect(bubble()?.getAnimations()).toEqual([]))
    await finger.end()
  })

  test('forced colours highlight the current letter', async () => {
    show()
    const fill = (name: string) => getComputedStyle(letter(name).element().firstElementChild as Element).backgroundColor
    await emulateMedia('forced-colors', 'active')
    await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
    await expectCurrent('A')
    expect(fill('A')).not.toBe(fill('B'))
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
    const { container } = render(
      <div dir={dir}>
        <IndexBarDemo />
      </div>,
    )
    await expectNoAxeViolations(container)
  })
})
