import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { positionOf, showOne, still } from '../../testing/internal/apps/shownMovable.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import MovableViewDemo from './demo.tsx'
import { MovableArea, MovableView, type MovableViewProps } from './index.ts'

describeConformance(
  (props) => (
    <MovableArea style={{ blockSize: 100 }}>
      <MovableView direction="all" scale {...props}>
        Hello
      </MovableView>
    </MovableArea>
  ),
  { selector: '.sw-movable-view', around: '.sw-movable-area' },
)
describe('the area', () => describeConformance((props) => <MovableArea {...props} />, { selector: '.sw-movable-area' }))

describe('position', () => {
  test('is the default one at first, limited to the area', () => {
    const { view, reported, rerender } = showOne({ defaultX: 30, defaultY: 40 })
    expect(positionOf(view)).toEqual([30, 40])
    rerender({ defaultX: 900, defaultY: 40 })
    expect(positionOf(view), 'a changed default is ignored').toEqual([30, 40])
    expect(reported).toEqual([])
    const other = showOne({ defaultX: 900, defaultY: -7 })
    expect(positionOf(other.view)).toEqual([200, 0])
    expect(other.reported).toEqual(['200 0 '])
  })

  test('if controlled, is reached with a spring, or at once without animation', async () => {
    const { view, reported, rerender } = showOne({ x: 10, y: 20 })
    rerender({ x: 110, y: 20 })
    expect(positionOf(view)).toEqual([10, 20])
    await vi.waitFor(() => expect(positionOf(view)[0]).toSatisfy((x: number) => x > 10 && x < 110), { interval: 8 })
    await vi.waitFor(() => expect(positionOf(view)).toEqual([110, 20]))
    rerender({ x: 0, y: 0, animation: false })
    expect(positionOf(view)).toEqual([0, 0])
    expect(reported, 'a controlled value is not reported').toEqual([])
    rerender({ x: 500, y: 0, animation: false })
    expect(positionOf(view)).toEqual([200, 0])
    expect(reported).toEqual(['200 0 '])
  })

  test('counts from the left, also in right-to-left layouts', () => {
    render(
      <div dir="rtl">
        <MovableArea data-testid="area" style={{ inlineSize: 300, blockSize: 200 }}>
          <MovableView direction="all" data-testid="view" defaultX={30} style={still} />
        </MovableArea>
      </div>,
    )
    const [area, view] = ['area', 'view'].map((id) => page.getByTestId(id).element().getBoundingClientRect())
    expect((view?.left ?? 0) - (area?.left ?? 0)).toBe(30)
  })

  test('stays in the area when the area or the view is resized', async () => {
    const { view, area, reported } = showOne({ defaultX: 200, defaultY: 100 })
    area.style.inlineSize = '180px'
    await vi.waitFor(() => expect(positionOf(view)).toEqual([80, 100]))
    view.style.blockSize = '150px'
    await vi.waitFor(() => expect(positionOf(view)).toEqual([80, 50]))
    area.style.inlineSize = '400px'
    view.style.inlineSize = '110px'
    await vi.waitFor(() => expect(view.offsetWidth).toBe(110))
    expect(positionOf(view)).toEqual([80, 50])
    expect(reported).toEqual(['80 100 ', '80 50 '])
  })

  test('is kept while hidden', async () => {
    const { view, area, reported } = showOne({ defaultX: 150, defaultY: 90 })
    const resized = vi.fn()
    const observer = new ResizeObserver(resized)
    observer.observe(area)
    await vi.waitFor(() => expect(resized).toHaveBeenCalledTimes(1))
    area.style.display = 'none'
    await vi.waitFor(() => expect(resized).toHaveBeenCalledTimes(2))
    area.style.display = ''
    await vi.waitFor(() => expect(resized).toHaveBeenCalledTimes(3))
    observer.disconnect()
    expect(positionOf(view)).toEqual([150, 90])
    expect(reported).toEqual([])
  })
})

describe('[S5.17] scale', () => {
  test.each([
    [0.49, 0.5],
    [0.5, 0.5],
    [10, 10],
    [10.1, 10],
  ])('of %f is %f, whatever the props allow', (scaleValue, scale) => {
    const { view } = showOne({ scale: true, scaleMin: 0.1, scaleMax: 20, scaleValue })
    expect(view.style.scale).toBe(String(scale))
  })

  test('follows `scaleValue`, and is 1 without `scale`', () => {
    const { view, scales, rerender } = showOne({ scale: true, scaleValue: 1, animation: false })
    rerender({ scale: true, scaleValue: 2, animation: false })
    expect(positionOf(view), 'all of the view is inside').toEqual([50, 50, 2])
    rerender({ scale: true, scaleValue: 2, scaleMax: 1.5, animation: false })
    expect(scales).toEqual([1.5])
    rerender({ scaleValue: 2, animation: false })
    expect(positionOf(view)[2]).toBeUndefined()
  })
})

describe('keys', () => {
  test('move the view by 10 px, with Shift by 1 px, to the ends, and with Home to the start', async () => {
    const { view, reported } = showOne({ defaultX: 20, defaultY: 30 })
    view.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(positionOf(view)).toEqual([30, 40])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
    expect(positionOf(view)).toEqual([29, 39])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(positionOf(view)).toEqual([0, 39])
    await userEvent.keyboard('{Home}')
    expect(positionOf(view)).toEqual([20, 30])
    expect(reported.slice(0, 3)).toEqual(['30 30 ', '30 40 ', '29 40 '])
    expect(reported.at(-1)).toBe('20 30 ')
  })

  test('scale the view, within its limits', async () => {
    const { view, scales } = showOne({ direction: 'none', scale: true, scaleMax: 1.5, defaultX: 80, defaultY: 40 })
    view.focus()
    await userEvent.keyboard('++-')
    expect(scales).toEqual([1.25, 1.5, 1.2])
    await userEvent.keyboard('{Home}')
    expect(positionOf(view)).toEqual([80, 40])
  })

  test('that do not apply scroll the page; the others do not; a field in the view keeps its keys', async () => {
    const { view, reported, container } = showOne({ direction: 'horizontal', children: <input aria-label="Name" /> })
    const left: string[] = []
    container.addEventListener('keydown', (event) => event.defaultPrevented || left.push(event.key))
    view.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}+')
    expect(left).toEqual(['ArrowDown', '+'])
    await userEvent.click(page.getByRole('textbox'))
    await userEvent.keyboard('{ArrowRight}')
    expect(reported).toEqual(['10 0 '])
  })

  test('report a position that a controlled view may refuse', async () => {
    const { view, reported } = showOne({ x: 50, y: 0, animation: false })
    view.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(reported).toEqual(['60 0 '])
    await vi.waitFor(() => expect(positionOf(view)).toEqual([50, 0]))
  })

  test('do nothing to a disabled view, which is not focusable', async () => {
    const { view, reported, container } = showOne({ disabled: true, scale: true })
    expect(await keyboardWalk(container)).toEqual([])
    view.tabIndex = -1
    view.focus()
    await userEvent.keyboard('{ArrowRight}+')
    expect(reported).toEqual([])
    expect(view).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a screen reader', () => {
  test('announces name, role and, after a key, the position or the size', async () => {
    const { container, view } = showOne({ scale: true, 'aria-label': 'Note', defaultX: 20.4 })
    expect(await keyboardWalk(container)).toEqual(['group Note'])
    expect(view).toHaveAttribute('aria-roledescription', 'movable')
    const status = () => container.querySelector('[role=status]')
    expect(status()).toHaveTextContent('')
    view.focus()
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(status()).toHaveTextContent('20 pixels from the left, 10 from the top'))
    await userEvent.keyboard('+')
    await vi.waitFor(() => expect(status()).toHaveTextContent('Size: 125 %'))
  })

  test('announces them in the language of the app', async () => {
    const { view } = showOne()
    expect(view).toHaveAttribute('aria-label', 'Item')
    onTestFinished(async () => void (await switchLocale('en')))
    await switchLocale('fr')
    await vi.waitFor(() => expect(view).toHaveAttribute('aria-roledescription', 'déplaçable'))
    expect(view).toHaveAttribute('aria-label', 'Élément')
  })
})

describe('appearance', () => {
  test('has its position in server HTML', async () => {
    const props: MovableViewProps = { defaultX: 30, y: 40, scale: true, scaleValue: 2 }
    const html = serverHtml(<MovableView {...props} />)
    expect(html).toContain('translate:30px 40px;scale:2')
  })

  test('shows the keyboard focus, also with forced colours', async () => {
    const { view } = showOne()
    await userEvent.tab()
    expect(document.activeElement).toBe(view)
    expect(getComputedStyle(view).outlineStyle).toBe('solid')
    await emulateMedia('forced-colors', 'active')
    await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
    expect(getComputedStyle(view).outlineStyle).toBe('solid')
  })

  test('keeps the `rotate` of the style prop', () => {
    const { view } = showOne({ defaultX: 10, style: { ...still, rotate: '5deg' } })
    expect([view.style.rotate, view.style.translate]).toEqual(['5deg', '10px'])
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in any state of the demo, %s', async (dir) => {
    const { container } = render(
      <div dir={dir}>
        <MovableViewDemo />
      </div>,
    )
    await expectNoAxeViolations(container)
  })
})
