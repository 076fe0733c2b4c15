import type { ReactElement, ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Input } from '../input/index.ts'
import { Switch } from '../switch/index.ts'
import CellDemo from './demo.tsx'
import { Cell, CellGroup } from './index.ts'

const load = async () => ({ default: () => null })
const paths = ['/', '/more', '/settings', '/components/button', '/components/text']
const pageConfigs = Object.fromEntries(paths.map((path) => [path, page({ load })]))

/** Renders the content in an app without showing any of the app's pages. */
function show(content: ReactNode) {
  const pages = createNavigator({ pages: pageConfigs } as unknown as AnyApp, memoryHistory()())
  const around = (node: ReactNode) => <NavigatorContext value={pages}>{node}</NavigatorContext>
  const { rerender, ...rendered } = render(around(content))
  return { ...rendered, pages, rerender: (node: ReactNode) => rerender(around(node)) }
}

const within = (node: ReactElement) => (
  <NavigatorContext value={createNavigator({ pages: pageConfigs } as unknown as AnyApp, memoryHistory()())}>
    {node}
  </NavigatorContext>
)
const own = { selector: '.sw-cell', hasOwnTitle: true }
describeConformance((props) => <Cell {...props} title="Version" />, own)
describe('a link', () => {
  describeConformance((props) => within(<Cell url="/more" {...props} title="More" />), own)
})
describe('a button', () => {
  describeConformance((props) => <Cell onClick={() => {}} {...props} title="More" />, own)
})
describe('a label', () => {
  describeConformance((props) => <Cell {...props} title="Wi-Fi" control={<Switch />} />, own)
})
describe('a group', () => {
  describeConformance((props) => <CellGroup {...props} title="Network" />, {
    selector: '.sw-cell-group',
    hasOwnTitle: true,
  })
})

describe('its element', () => {
  test('a group is a list of links, buttons, labels and plain rows', async () => {
    const { container } = show(
      <CellGroup title="Network" footer="A note">
        <Cell title="Wi-Fi" value="Home" url="/more" />
        <Cell title="Help" href="https://example.org/" />
        <Cell title="Forget" onClick={() => {}} />
        <Cell title="Bluetooth" control={<Switch />} />
        <Cell title="Address" value="192.168.0.12" />
      </CellGroup>,
    )
    await expect(container).toMatchAriaInlineSnapshot(`
      - region "Network":
        - heading "Network" [level=2]
        - list:
          - listitem:
            - link "Wi-Fi Home":
              - /url: /more
          - listitem:
            - link "Help":
              - /url: https://example.org/
          - listitem:
            - button "Forget"
          - listitem:
            - text: Bluetooth
            - switch "Bluetooth"
          - listitem: Address 192.168.0.12
        - text: A note
    `)
  })

  test('outside a group it is not a list item', () => {
    const { element } = render(<Cell title="Version" />)
    expect(element.className).toBe('sw-cell')
  })

  test('a link has a chevron, unless `arrow` overrides it', () => {
    const { rerender, container } = show(<Cell title="More" url="/more" />)
    const hasArrow = () => (container.querySelector('.sw-cell') as HTMLElement).hasAttribute('data-arrow')
    expect(hasArrow()).toBe(true)
    rerender(<Cell title="More" url="/more" arrow={false} />)
    expect(hasArrow()).toBe(false)
    rerender(<Cell title="More" onClick={() => {}} arrow />)
    expect(hasArrow()).toBe(true)
    rerender(<Cell title="Version" />)
    expect(hasArrow()).toBe(false)
  })
})

describe('its elements', () => {
  test.each<[string, number, ReactElement]>([
    ['a title', 3, <Cell key="1" title="Wi-Fi" url="/more" />],
    ['a title of a button', 3, <Cell key="2" title="Wi-Fi" onClick={() => {}} />],
    ['a title without an action', 3, <Cell key="3" title="Wi-Fi" />],
    ['a value', 4, <Cell key="4" title="Wi-Fi" value="Home" url="/more" />],
    ['a description', 4, <Cell key="5" title="Wi-Fi" description="Fast" url="/more" />],
    ['value and description', 5, <Cell key="6" title="Wi-Fi" value="Home" description="Fast" url="/more" />],
    ['an icon', 4, <Cell key="7" title="Wi-Fi" icon="i" url="/more" />],
    [
      'other content',
      4,
      <Cell key="8" title="Wi-Fi" url="/more">
        3
      </Cell>,
    ],
    ['a title that is not a plain text', 5, <Cell key="9" title={<b>Wi-Fi</b>} url="/more" />],
    [
      'everything',
      7,
      <Cell key="a" title="Wi-Fi" value="Home" description="Fast" icon="i" onClick={() => {}}>
        3
      </Cell>,
    ],
  ])('with %s there are %d in a group', (_, count, cell) => {
    const { container } = show(<CellGroup>{cell}</CellGroup>)
    expect(container.querySelectorAll('li, li *')).toHaveLength(count)
  })

  test('only a row with a control has ids', () => {
    const { container } = show(
      <CellGroup aria-label="Network">
        <Cell title="Wi-Fi" description="Fast" url="/more" />
        <Cell title="Bluetooth" control={<Switch />} />
      </CellGroup>,
    )
    expect(container.querySelectorAll('li:first-child [id]')).toHaveLength(0)
    expect(container.querySelectorAll('li:last-child span[id]')).toHaveLength(1)
  })

  test('a title keeps its state when other parts of the row appear', async () => {
    const title = <input aria-label="Title" />
    const { rerender } = show(<Cell title={title} />)
    const field = () => screen.getByRole('textbox').element()
    const first = field()
    rerender(<Cell title={title} value="Home" icon="i" description="Fast" />)
    expect(field()).toBe(first)
  })
})

test.each<[string, ReactElement]>([
  ['text', <Cell key="1" title="Wi-Fi" value="Home" onClick={() => {}} disabled />],
  ['text alone', <Cell key="2" title="Wi-Fi" onClick={() => {}} disabled />],
  ['text with a control', <Cell key="3" title="Wi-Fi" control={<Switch disabled />} />],
  ['an element', <Cell key="4" title={<b>Wi-Fi</b>} onClick={() => {}} disabled />],
])('a disabled title that is %s is dimmed once', (_, cell) => {
  const { container } = show(cell)
  const title = container.querySelector('.sw-cell-title') as Element
  const inner = title.querySelector('b') ?? title
  // Either the colour or the opacity is 40 %.
  const alpha = Number(/([\d.]+)\)$/.exec(getComputedStyle(inner).color.replace(/^rgb\(.*/, '1)'))?.[1])
  const opacities = [inner, title].map((element) => Number(getComputedStyle(element).opacity))
  expect(alpha * Math.min(...opacities)).toBeCloseTo(0.4)
})

describe('pressed', () => {
  test('a link opens its page within the app', async () => {
    const { pages } = show(<Cell title="More" url="/more" />)
    await userEvent.click(screen.getByRole('link'))
    await vi.waitFor(() => expect(pages.stack.get().pages.map(({ url }) => url)).toEqual(['/', '/more']))
  })

  test('a button emits one click per mouse click, tap and key press, and sends no form', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()]
    render(
      <form onSubmit={onSubmit}>
        <Cell title="Press" onClick={onClick} />
      </form>,
    )
    await userEvent.tab()
    expect(await focusedNode()).toEqual({ role: 'button', name: 'Press' })
    await userEvent.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('button'))
    await touchTap(centerOf(screen.getByRole('button').element()))
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(4))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test.each([
    ['button', <Cell key="1" title="Press" onClick={() => {}} />],
    ['link', <Cell key="2" title="Press" url="/more" />],
  ])('a %s looks pressed during a touch', async (role, cell) => {
    show(cell)
    const row = screen.getByRole(role as 'link').element() as HTMLElement
    const touch = await touchStart(centerOf(row))
    await vi.waitFor(() => expect(row.dataset.pressed).toBe('true'))
    await touch.cancel()
    await vi.waitFor(() => expect(row.dataset.pressed).toBeUndefined())
  })

  test('a plain row takes no focus', async () => {
    render(<Cell title="Version" value="1.0.4" />)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('disabled', () => {
  test('a button emits no click', async () => {
    const onClick = vi.fn()
    render(<Cell title="Press" onClick={onClick} disabled />)
    await expect.element(screen.getByRole('button')).toBeDisabled()
    await touchTap(centerOf(screen.getByRole('button').element()))
    expect(onClick).not.toHaveBeenCalled()
  })

  test.each([
    ['a page', <Cell key="1" title="More" url="/more" disabled />],
    ['elsewhere', <Cell key="2" title="More" href="https://example.org/" disabled />],
  ])('a link to %s does not navigate and is not in the tab order', async (_, cell) => {
    const { pages, container } = show(cell)
    await expect(container).toMatchAriaInlineSnapshot(`- link "More" [disabled]`)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(screen.getByRole('link'), { force: true })
    expect(pages.stack.get().pages).toHaveLength(1)
  })
})

describe('with a control', () => {
  test('the title names the control, and the description describes it', async () => {
    render(<Cell title="Updates" description="At night" value="on" control={<Switch />} />)
    const control = screen.getByRole('switch', { name: 'Updates', exact: true })
    await expect.element(control).toHaveAccessibleDescription('At night')
  })

  test('the control’s own `aria-label` wins', async () => {
    render(<Cell title="Updates" control={<Switch aria-label="All updates" />} />)
    await expect.element(screen.getByRole('switch', { name: 'All updates', exact: true })).toBeVisible()
  })

  test('a click anywhere in the row toggles it once', async () => {
    const onChange = vi.fn()
    render(<Cell title="Wi-Fi" control={<Switch onChange={({ detail }) => onChange(detail.value)} />} />)
    await userEvent.click(screen.getByText('Wi-Fi'))
    expect(onChange.mock.calls).toEqual([[true]])
    await touchTap(centerOf(document.querySelector('.sw-cell') as Element))
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[true], [false]]))
  })

  test('a field fills the space beside the title, and a click on the title focuses it', async () => {
    const { element } = render(
      <div style={{ inlineSize: 320 }}>
        <Cell title="Name" control={<Input plain />} />
      </div>,
    )
    const field = element.querySelector('input') as HTMLInputElement
    const title = element.querySelector('.sw-cell-title') as Element
    await userEvent.click(title)
    expect(document.activeElement).toBe(field)
    const { left, right } = field.getBoundingClientRect()
    const row = element.getBoundingClientRect()
    expect(Math.round(row.right - right)).toBe(16)
    expect(Math.round(left - title.getBoundingClientRect().right)).toBe(12)
  })
})

describe('layout', () => {
  test.each([
    ['a title', <Cell key="1" title="Version" />],
    ['a switch', <Cell key="2" title="Wi-Fi" control={<Switch />} />],
    ['a field', <Cell key="3" title="Name" control={<Input plain />} />],
    ['nothing', <Cell key="4" />],
  ])('it is at least 44 px high with %s', (_, cell) => {
    expect(render(cell).element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('a value is at the end of the title’s line, or below the title if both do not fit', () => {
    const view = (value: string, dir = 'ltr') => (
      <div dir={dir} style={{ inlineSize: 320 }}>
        <Cell title="Where it was ordered" value={value} />
      </div>
    )
    const { element, rerender } = render(view('Here'))
    const boxOf = (part: string) => (element.querySelector(`.sw-cell-${part}`) as Element).getBoundingClientRect()
    const row = element.getBoundingClientRect()
    expect(Math.round(row.right - boxOf('value').right)).toBe(16)
    expect(boxOf('value').y).toBe(boxOf('title').y)
    rerender(view('Here', 'rtl'))
    expect(Math.round(boxOf('value').left - row.left)).toBe(16)
    rerender(view('12 Example Street, Springfield'))
    expect(boxOf('value').y).toBeGreaterThan(boxOf('title').y)
    expect(boxOf('value').x).toBe(boxOf('title').x)
  })

  test('long words stay within it', () => {
    const word = 'incomprehensible'.repeat(5)
    const { element } = render(
      <div style={{ inlineSize: 240 }}>
        <Cell title={word} value={word} description={word} control={<Switch />} icon={<i>i</i>} />
      </div>,
    )
    expect((element.firstElementChild as Element).scrollWidth).toBeLessThanOrEqual(240)
    expect((element.querySelector('input') as Element).getBoundingClientRect().width).toBe(52)
  })

  test.each(['ltr', 'rtl'])('a hairline between two rows starts at the text (%s)', (dir) => {
    const { container } = render(
      <div dir={dir}>
        <CellGroup>
          <Cell title="One" icon={<i>i</i>} />
          <Cell title="Two" icon={<i>i</i>} />
        </CellGroup>
      </div>,
    )
    const [first, second] = [...container.querySelectorAll('.sw-cell-body')]
    expect(getComputedStyle(first as Element, '::before').content).toBe('none')
    const line = getComputedStyle(second as Element, '::before')
    expect(line.content).toBe('""')
    expect(Number.parseFloat(line.borderTopWidth)).toBeGreaterThan(0)
    // Without an inline offset of its own, the hairline starts at the body.
    const start = dir === 'ltr' ? 'left' : 'right'
    const row = (second as Element).closest('.sw-cell') as Element
    const bodyAt = Math.abs((second as Element).getBoundingClientRect()[start] - row.getBoundingClientRect()[start])
    expect(Math.round(Number.parseFloat(line[start]))).toBe(Math.round(bodyAt))
  })
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = show(<CellDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours grey out disabled rows', async () => {
  await forcedColors()
  const { container } = render(
    <CellGroup>
      <Cell title="Open" href="#home" />
      <Cell title="Not yet" href="#later" disabled />
    </CellGroup>,
  )
  const [ready, off] = [...container.querySelectorAll('.sw-cell > *')].map((part) => getComputedStyle(part).color)
  expect(off).toBe(systemColor('GrayText'))
  expect(ready).not.toBe(off)
})

test('the pressed look does not fade with reduced motion', async () => {
  await lessMotion()
  const { container } = render(<Cell title="Open" onClick={() => {}} />)
  expect(getComputedStyle(container.querySelector('.sw-cell') as Element).transitionDuration).toBe('0s')
})
