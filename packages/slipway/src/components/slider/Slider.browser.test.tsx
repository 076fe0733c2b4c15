import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { touchDrag, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import SliderDemo from './demo.tsx'
import { Slider, type SliderProps } from './index.ts'

describeConformance((props) => <Slider aria-label="Volume" {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: {
    values: [40, 41],
    async turn(target) {
      target.focus()
      await userEvent.keyboard('{ArrowUp}')
    },
    shown: (target) => (target as HTMLInputElement).valueAsNumber,
  },
  states: { '[data-orientation="vertical"]': { orientation: 'vertical' } },
})
describe('with its value shown', () => {
  describeConformance((props) => <Slider aria-label="Volume" showValue {...props} />, { selector: 'input' })
})

const slider = () => page.getByRole('slider')
const expectShown = (value: number) => expect.element(slider()).toHaveValue(String(value))
const input = () => slider().element() as HTMLInputElement

/** The point at which the centre of the thumb is at a fraction of its travel. */
function placeAt(percent: number): { x: number; y: number } {
  const { left, top, right, bottom, width, height } = input().getBoundingClientRect()
  const half = 14
  if (height > width) return { x: left + width / 2, y: bottom - half - ((height - 2 * half) * percent) / 100 }
  const way = ((width - 2 * half) * percent) / 100
  const isLeftwards = getComputedStyle(input()).direction === 'rtl'
  return { x: isLeftwards ? right - half - way : left + half + way, y: top + height / 2 }
}

/** Renders a slider and records its events. */
function renderSlider(props: SliderProps = {}) {
  const reported: string[] = []
  const view = (more: SliderProps = {}) => (
    <div style={{ inlineSize: 228 }}>
      <Slider
        aria-label="Volume"
        onChanging={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${target.value}`)}
        onChange={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${target.value}`)}
        {...props}
        {...more}
      />
    </div>
  )
  const { rerender, container } = render(view())
  return { reported, container, rerender: (more: SliderProps) => rerender(view(more)) }
}

/** WebKitGTK renders all form controls horizontally, whatever their style is. Safari does not. */
function needsWay({ orientation }: SliderProps): void {
  if (orientation !== 'vertical') return
  const { element, unmount } = render(<input type="range" style={{ writingMode: 'vertical-lr' }} />)
  const { writingMode } = getComputedStyle(element)
  unmount()
  if (writingMode !== 'vertical-lr') lacking('vertical form controls')
}

/** A controlled slider that accepts each value of `onChange`. */
function Controlled({ initial, ...props }: SliderProps & { initial: number }) {
  const [value, setValue] = useState(initial)
  return <Slider aria-label="Volume" {...props} value={value} onChange={({ detail }) => setValue(detail.value)} />
}

describe('values', () => {
  test('[S9.26] from 0 to 100 by 1, beginning at 0', async () => {
    const { reported } = renderSlider()
    await expectShown(0)
    input().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(reported.at(-1)).toBe('change 1 1')
    await userEvent.keyboard('{End}')
    expect(reported.at(-1)).toBe('change 100 100')
    await userEvent.keyboard('{Home}')
    expect(reported.at(-1)).toBe('change 0 0')
  })

  test.each<[SliderProps, number]>([
    [{ value: 150 }, 100],
    [{ value: -20 }, 0],
    [{ value: 44, step: 10 }, 40],
    [{ value: 4, min: 1, max: 9, step: 2 }, 5],
    [{ value: 100, step: 30 }, 90],
    [{ value: 0.30000000000000004, max: 1, step: 0.1 }, 0.3],
    [{ value: 5, min: 10, max: 0 }, 10],
    [{ value: Number.NaN }, 0],
  ])('[S5.9] with %o it shows %d, initially and after an update', async (props, shown) => {
    const { rerender } = renderSlider(props)
    await expectShown(shown)
    rerender({ value: 1 })
    rerender(props)
    await expectShown(shown)
  })

  test('[S5.9] the value is clamped when the range shrinks', async () => {
    const { rerender } = renderSlider({ defaultValue: 80 })
    rerender({ max: 50 })
    await expectShown(50)
    rerender({ max: 200 })
    await expectShown(80)
  })

  test.each<SliderProps>([
    { max: 100, step: 30 },
    { min: -1, max: 1, step: 0.3 },
    { min: 0.05, max: 2, step: 0.1 },
    { min: 3, max: 3 },
  ])('the browser calculates the same steps of %o', (props) => {
    renderSlider({ ...props, defaultValue: Number.MAX_VALUE })
    const shown = input().valueAsNumber
    input().value = '1e9'
    expect(input().valueAsNumber).toBe(shown)
    expect(input().validity.valid).toBe(true)
  })
})

describe('dragging', () => {
  test('a mouse drag emits each value, and the final value once', async () => {
    const { reported } = renderSlider({ step: 10 })
    await mouseDrag(placeAt(0), placeAt(40), { steps: 4 })
    expect(reported).toEqual(['changing 10 10', 'changing 20 20', 'changing 30 30', 'changing 40 40', 'change 40 40'])
    await expectShown(40)
  })

  test('a touch drag emits the same', async () => {
    const { reported } = renderSlider({ step: 10 })
    await touchDrag(placeAt(0), placeAt(60), { steps: 12 })
    expect(reported.slice(-2)).toEqual(['changing 60 60', 'change 60 60'])
    expect(reported.filter((entry) => entry.startsWith('change '))).toHaveLength(1)
    await expectShown(60)
  })

  test('a touch that scrolls the page keeps the value', async () => {
    const { reported } = renderSlider({ defaultValue: 50 })
    const { x, y } = placeAt(20)
    await touchDrag({ x, y }, { x, y: y + 120 })
    expect(reported).toEqual([])
    await expectShown(50)
  })

  test('a drag that the browser takes over restores the value', async () => {
    const { reported } = renderSlider({ defaultValue: 50, step: 10 })
    const touch = await touchStart(placeAt(50))
    await touch.move(placeAt(70))
    await touch.move(placeAt(90))
    await vi.waitFor(() => expect(reported.at(-1)).toBe('changing 90 90'))
    await touch.cancel()
    await vi.waitFor(() => expect(reported.at(-1)).toBe('changing 50 50'))
    await expectShown(50)
    expect(reported).not.toContain('change 50 50')
  })

  test('a drag ignores changes of `value`; after the drag `value` applies', async () => {
    const { reported, rerender } = renderSlider({ value: 20 })
    await mouseDown(placeAt(20))
    rerender({ value: 90 }) // Pressed, not moved yet.
    await expectShown(20)
    await mouseMove(placeAt(60))
    await expectShown(60)
    rerender({ value: 91 })
    await expectShown(60)
    await mouseUp(placeAt(60))
    expect(reported.at(-1)).toBe('change 60 60')
    await expectShown(91)
  })

  test('the thumb does not jump if `value` is set in `onChange`', async () => {
    render(<Controlled initial={20} />)
    const seen: number[] = []
    input().addEventListener('pointerup', () => {
      const note = () => seen.push(input().valueAsNumber)
      queueMicrotask(note)
      requestAnimationFrame(() => {
        note()
        requestAnimationFrame(note)
      })
    })
    await mouseDrag(placeAt(20), placeAt(70))
    await vi.waitFor(() => expect(seen).toEqual([70, 70, 70]))
  })

  test('a drag back to the start emits no `onChange`, and `value` applies again', async () => {
    const { reported, rerender } = renderSlider({ value: 50 })
    await mouseDown(placeAt(50))
    await mouseMove(placeAt(60))
    await mouseMove(placeAt(50))
    await mouseUp(placeAt(50))
    expect(reported).toEqual(['changing 60 60', 'changing 50 50'])
    rerender({ value: 55 })
    await expectShown(55)
  })

  test('`data-dragging` is set during a drag', async () => {
    renderSlider()
    await mouseDown(placeAt(0))
    await expect.element(slider()).toHaveAttribute('data-dragging')
    await mouseUp(placeAt(0))
    await expect.element(slider()).not.toHaveAttribute('data-dragging')
  })

  test('a disabled slider does not move', async () => {
    const { reported } = renderSlider({ disabled: true, value: 10 })
    await mouseDrag(placeAt(10), placeAt(80))
    await touchTap(placeAt(50))
    await touchDrag(placeAt(10), placeAt(80))
    expect(reported).toEqual([])
    await expect.element(slider()).not.toHaveAttribute('data-dragging')
  })
})

describe('a tap on the track', () => {
  test('by touch moves the thumb there and emits one change', async () => {
    const { reported } = renderSlider({ step: 10 })
    await touchTap(placeAt(70))
    await vi.waitFor(() => expect(reported).toEqual(['changing 70 70', 'change 70 70']))
  })

  test('by mouse does the same', async () => {
    const { reported } = renderSlider({ step: 10 })
    await userEvent.click(slider(), { position: { x: 14 + 140, y: 22 } })
    expect(reported).toEqual(['changing 70 70', 'change 70 70'])
  })

  /** The events of Safari on iOS for a tap: Safari moves the thumb only when it is dragged. */
  const tapLikeIos = (point: { x: number; y: number }) => {
    const where = { bubbles: true, clientX: point.x, clientY: point.y, pointerId: 7, pointerType: 'touch' }
    input().dispatchEvent(new PointerEvent('pointerdown', where))
    input().dispatchEvent(new PointerEvent('pointerup', where))
  }

  test.each<[string, SliderProps]>([
    ['horizontal', {}],
    ['right-to-left', { dir: 'rtl' }],
    ['vertical', { orientation: 'vertical' }],
  ])('moves a %s thumb if the browser does not', async (_, props) => {
    needsWay(props)
    const { reported } = renderSlider({ step: 10, ...props })
    tapLikeIos(placeAt(70))
    expect(reported).toEqual(['changing 70 70', 'change 70 70'])
    await expectShown(70)
    tapLikeIos(placeAt(73))
    expect(reported, 'a tap on the thumb does not change the value').toHaveLength(2)
  })

  test('a controlled slider that refuses the value emits one change', async () => {
    const { reported } = renderSlider({ value: 20 })
    await userEvent.click(slider(), { position: { x: 14 + 140, y: 22 } })
    expect(reported).toEqual(['changing 70 70', 'change 70 70'])
    await expectShown(20)
  })

  test('a click on its label does not change the value', async () => {
    const onChange = vi.fn()
    render(
      <>
        <label htmlFor="volume">Volume</label>
        <Slider id="volume" onChange={onChange} />
      </>,
    )
    await userEvent.click(page.getByText('Volume'))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('keyboard', () => {
  test.each<[string, SliderProps, string, number]>([
    ['to the right', {}, '{ArrowRight}', 51],
    ['to the left', {}, '{ArrowLeft}', 49],
    ['up', {}, '{ArrowUp}', 51],
    ['down', {}, '{ArrowDown}', 49],
    ['to the right, in a right-to-left text', { dir: 'rtl' }, '{ArrowRight}', 49],
    ['up, in a right-to-left text', { dir: 'rtl' }, '{ArrowUp}', 51],
    ['up, on a vertical slider', { orientation: 'vertical' }, '{ArrowUp}', 51],
    ['down, on a vertical slider', { orientation: 'vertical' }, '{ArrowDown}', 49],
    ['page up', {}, '{PageUp}', 60],
    ['to the end', {}, '{End}', 100],
  ])('%s', async (_, props, key, value) => {
    const { reported } = renderSlider({ ...props, defaultValue: 50 })
    await userEvent.tab()
    await expect.element(slider()).toHaveFocus()
    await userEvent.keyboard(key)
    expect(reported).toEqual([`changing ${value} ${value}`, `change ${value} ${value}`])
  })

  test('moves a controlled slider', async () => {
    render(<Controlled initial={10} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expectShown(13)
  })

  test('a controlled slider can refuse the value', async () => {
    renderSlider({ value: 10 })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expectShown(10)
  })
})

describe('directions', () => {
  test.each<[string, SliderProps]>([
    ['right-to-left', { dir: 'rtl' }],
    ['vertical', { orientation: 'vertical' }],
    ['vertical in a right-to-left text', { orientation: 'vertical', dir: 'rtl' }],
  ])('a %s slider follows mouse and touch', async (_, props) => {
    needsWay(props)
    const { reported } = renderSlider({ step: 10, ...props })
    await mouseDrag(placeAt(0), placeAt(40))
    expect(reported.at(-1)).toBe('change 40 40')
    await touchDrag(placeAt(40), placeAt(80))
    expect(reported.at(-1)).toBe('change 80 80')
  })

  test('a vertical slider sets `aria-orientation` and is taller than wide', async () => {
    needsWay({ orientation: 'vertical' })
    renderSlider({ orientation: 'vertical' })
    await expect.element(slider()).toHaveAttribute('aria-orientation', 'vertical')
    expect(input().getBoundingClientRect()).toMatchObject({ width: 44, height: 160 })
  })
})

describe('appearance', () => {
  test('the touch target is at least 44 px high', () => {
    renderSlider({ blockSize: 12 })
    expect(input().getBoundingClientRect().height).toBe(44)
  })

  test('the active part ends at the thumb', async () => {
    const { rerender } = renderSlider({ value: 25, blockSize: 20, activeColor: 'red' })
    const style = getComputedStyle(input())
    expect(style.getPropertyValue('--sw-slider-percent')).toBe('25')
    expect(style.getPropertyValue('--sw-slider-block-size')).toBe('20px')
    expect(style.getPropertyValue('--sw-slider-active-color')).toBe('red')
    rerender({ value: 80 })
    expect(style.getPropertyValue('--sw-slider-percent')).toBe('80')
  })

  test('the active part begins at the start of the text direction', () => {
    const towards = (dir: string, around: string) => {
      const rendered = render(
        <div dir={around}>
          <Slider dir={dir || undefined} aria-label="Volume" />
        </div>,
      )
      const toward = getComputedStyle(input()).getPropertyValue('--sw-slider-toward')
      rendered.unmount()
      return toward
    }
    expect(towards('', 'ltr')).toBe('calc(1 * 90deg)')
    expect(towards('', 'rtl')).toBe('calc(-1 * 90deg)')
    expect(towards('ltr', 'rtl')).toBe('calc(1 * 90deg)')
    expect(towards('rtl', 'ltr')).toBe('calc(-1 * 90deg)')
  })

  test('the value is shown with the decimals of the step, and does not shift the layout when it changes', async () => {
    renderSlider({ showValue: true, max: 10, step: 0.5 })
    const value = () => page.getByText(/^\d+\.\d$/)
    await expect.element(value()).toHaveTextContent('0.0')
    const { width } = input().getBoundingClientRect()
    input().focus()
    await userEvent.keyboard('{End}')
    await expect.element(value()).toHaveTextContent('10.0')
    expect(input().getBoundingClientRect().width).toBe(width)
  })
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<SliderDemo />)
  await expectNoAxeViolations(container)
})
