import { useEffect } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import TabsDemo from './demo.tsx'
import { Tabs, type TabsItem, type TabsProps } from './index.ts'

const items: readonly TabsItem[] = [
  { value: 'a', label: 'First', content: <input aria-label="In the first" /> },
  { value: 'b', label: 'Second', disabled: true, content: 'Second panel' },
  { value: 'c', label: 'Third', badge: 3, content: <p>Third panel</p> },
]

describeConformance((props) => <Tabs aria-label="Orders" items={items} {...props} />, {
  selector: '.sw-tabs-list',
  control: {
    values: ['a', 'c'],
    turn: () => userEvent.click(tab('Third')),
    shown: (target) => items[[...target.children].findIndex(({ ariaSelected }) => ariaSelected === 'true')]?.value,
    resets: false,
  },
  states: { '[data-fit="equal"]': { fit: 'equal' } },
})

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( 3)?$`) })
const panel = () => page.getByRole('tabpanel')
const list = () => page.getByRole('tablist').element() as HTMLElement
const line = () => document.querySelector('.sw-tabs-line') as HTMLElement

function renderTabs(props: Partial<TabsProps> = {}, dir = 'ltr') {
  const reported: string[] = []
  const view = (more: Partial<TabsProps> = {}) => (
    <div dir={dir} style={{ inlineSize: 300 }}>
      <Tabs
        aria-label="Orders"
        items={items}
        onChange={({ detail }) => reported.push(detail.value)}
        {...props}
        {...more}
      />
    </div>
  )
  const { rerender } = render(view())
  return { reported, rerender: (more: Partial<TabsProps>) => rerender(view(more)) }
}

const expectActive = async (name: string) => {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel()).toHaveAccessibleName(name === 'Third' ? 'Third 3' : name)
}

describe('choosing', () => {
  test('by mouse and by touch; one panel is visible', async () => {
    const { reported } = renderTabs()
    await expectActive('First')
    await userEvent.click(tab('Third'))
    await expectActive('Third')
    await expect.element(panel()).toHaveTextContent('Third panel')
    await touchTap(centerOf(tab('First').element()))
    await expectActive('First')
    await userEvent.click(tab('First'))
    expect(reported).toEqual(['c', 'a'])
    expect(tab('Second').element()).toBeDisabled()
  })

  test.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('by keyboard, %s', async (dir, forwards) => {
    const { reported } = renderTabs({}, dir)
    tab('First').element().focus()
    expect(await focusedNode()).toEqual({ role: 'tab', name: 'First' })
    await userEvent.keyboard(forwards)
    await expect.element(tab('Third')).toHaveFocus()
    await userEvent.keyboard(forwards)
    await expect.element(tab('First')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    expect(reported).toEqual(['c', 'a', 'c', 'a'])
    await userEvent.tab()
    await expect.element(panel()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByLabelText('In the first')).toHaveFocus()
  })

  test('keys with a modifier are ignored', async () => {
    const { reported } = renderTabs()
    await userEvent.tab()
    for (const other of ['Shift', 'Alt', 'Control', 'Meta']) {
      await userEvent.keyboard(`{${other}>}{End}{/${other}}`)
    }
    expect(reported).toEqual([])
  })

  test('a controlled `value` without a tab shows the first tab; without items there is no active tab', async () => {
    const { rerender } = renderTabs({ value: 'c' })
    rerender({ value: 'gone' })
    await expectActive('First')
    rerender({ items: [] })
    expect(page.getByRole('tab').elements()).toEqual([])
  })
})

/** A field that records when its effects run. */
function Watch({ name, reported }: { name: string; reported: string[] }) {
  useEffect(() => {
    reported.push(`${name} runs`)
    return () => void reported.push(`${name} pauses`)
  }, [name, reported])
  return <input aria-label={name} />
}

describe('panels', () => {
  test('keep their state, and their effects pause', async () => {
    const reported: string[] = []
    const watched = ['a', 'b'].map((value) => ({
      value,
      label: value,
      content: <Watch name={`panel ${value}`} reported={reported} />,
    }))
    renderTabs({ items: watched })
    expect(reported).toEqual(['panel a runs'])
    await userEvent.fill(page.getByLabelText('panel a'), 'kept')
    await userEvent.click(tab('b'))
    await vi.waitFor(() => expect(reported).toEqual(['panel a runs', 'panel a pauses', 'panel b runs']))
    await userEvent.click(tab('a'))
    await expect.element(page.getByLabelText('panel a')).toHaveValue('kept')
  })

  test('are mounted when they are first active, or all at once', async () => {
    const { rerender } = renderTabs()
    expect(document.body.textContent).not.toContain('Third panel')
    rerender({ mount: 'always' })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Third panel'))
    await expect.element(page.getByText('Third panel')).not.toBeVisible()
  })
})

describe('many tabs', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ value: `${index}`, label: `Tab number ${index}` }))
  const isInView = (value: number) => {
    const [outer, inner] = [list(), tab(`Tab number ${value}`).element()].map((one) => one.getBoundingClientRect())
    return outer && inner && inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  }

  test.each(['ltr', 'rtl'])('scroll until the active one is in view, initially and later, %s', async (dir) => {
    await lessMotion()
    const { rerender } = renderTabs({ items: many, value: '10' }, dir)
    expect(isInView(10)).toBe(true)
    rerender({ value: '19' })
    await vi.waitFor(() => expect(isInView(19)).toBe(true))
    expect(window.scrollX).toBe(0)
  })

  test.each([
    ['ltr', 'rtl'],
    ['rtl', 'ltr'],
  ])('keep the active tab in view when the direction changes from %s to %s', async (from, to) => {
    renderTabs({ items: many, value: '10' }, from)
    expect(isInView(10)).toBe(true)
    const around = list().closest('[dir]') as HTMLElement
    around.dir = to
    await vi.waitFor(() => expect(isInView(10)).toBe(true))
  })

  test('keep the scroll position of the user while only their size changes', async () => {
    renderTabs({ items: many, value: '10' })
    list().scrollTo({ left: 0, behavior: 'instant' })
    const around = list().closest('[dir]') as HTMLElement
    around.style.inlineSize = '320px'
    await nextFrame()
    await nextFrame()
    expect(list().scrollLeft).toBe(0)
  })
})

describe('the line', () => {
  const expectLineBelow = (name: string) =>
    vi.waitFor(() => {
      const label = tab(name).element().firstElementChild?.getBoundingClientRect()
      const { left, width } = line().getBoundingClientRect()
      expect([Math.abs(left - (label?.left ?? 0)) < 2, Math.abs(width - (label?.width ?? 0)) < 2]).toEqual([true, true])
    })

  test.each(['ltr', 'rtl'])('is below the label, moves to it, and follows it, %s', async (dir) => {
    const { rerender } = renderTabs({}, dir)
    await expectLineBelow('First')
    const moved: string[] = []
    line().addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
    await userEvent.click(tab('Third'))
    await vi.waitFor(() => expect(moved).toEqual(['transform']))
    await expectLineBelow('Third')
    rerender({ fit: 'equal' })
    await expectLineBelow('Third')
  })

  test.each(['ltr', 'rtl'])('stays below it when the direction changes, initially %s', async (dir) => {
    await lessMotion()
    renderTabs({ fit: 'equal' }, dir)
    await expectLineBelow('First')
    const around = list().closest('[dir]') as HTMLElement
    around.dir = dir === 'rtl' ? 'ltr' : 'rtl'
    // Checked immediately, because no size has changed, which an observer would report.
    const label = tab('First').element().firstElementChild as Element
    expect(line().getBoundingClientRect().left).toBeCloseTo(label.getBoundingClientRect().left, 0)
  })

  test('is not animated with reduced motion', async () => {
    await lessMotion()
    renderTabs()
    await userEvent.click(tab('Third'))
    expect(line().getAnimations()).toEqual([])
  })
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <TabsDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours show the line below the active tab', async () => {
  await forcedColors()
  renderTabs()
  expect(getComputedStyle(line()).backgroundColor).toBe(systemColor('Highlight'))
})

describe('the fading edges', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Number ${index}` }))
  const fades = () =>
    ['start', 'end'].map((side) => getComputedStyle(list()).getPropertyValue(`--sw-tabs-fade-${side}`).trim())

  test.each([
    ['ltr', '(90deg'],
    ['rtl', '(-90deg'],
  ])('fade at an edge behind which there are more, %s', async (dir, way) => {
    await lessMotion()
    renderTabs({ items: many }, dir)
    await vi.waitFor(() => expect(fades()).toEqual(['0px', '24px']))
    expect(getComputedStyle(list()).maskImage).toContain(way)
    const reach = list().scrollWidth - list().clientWidth
    const scrollTo = (px: number) => list().scrollTo({ left: dir === 'rtl' ? -px : px })
    scrollTo(reach / 2)
    await vi.waitFor(() => expect(fades()).toEqual(['24px', '24px']))
    scrollTo(reach)
    await vi.waitFor(() => expect(fades()).toEqual(['24px', '0px']))
  })

  test('do not fade if they fit, or in forced colours', async () => {
    if (!CSS.supports('animation-timeline: scroll()')) lacking('scroll timelines')
    renderTabs()
    await vi.waitFor(() => expect(fades()).toEqual(['0px', '0px']))
    expect(getComputedStyle(list()).maskImage).not.toBe('none')
    await forcedColors()
    expect(getComputedStyle(list()).maskImage).toBe('none')
  })
})
