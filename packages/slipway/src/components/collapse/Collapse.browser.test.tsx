import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import CollapseDemo from './demo.tsx'
import { Collapse, CollapsePanel, type CollapsePanelProps, type CollapseProps } from './index.ts'

describeConformance(
  (props) => (
    <Collapse {...props}>
      <CollapsePanel value="a" title="First" />
      <CollapsePanel value="b" title="Second" />
    </Collapse>
  ),
  {
    selector: '.sw-collapse',
    control: {
      values: [['a'], ['a', 'b']],
      turn: () => userEvent.click(heading('Second')),
      shown: () => [...(isOpen('First') ? ['a'] : []), ...(isOpen('Second') ? ['b'] : [])],
      resets: false,
    },
  },
)
describe('a panel', () => {
  describeConformance(
    (props) => (
      <Collapse>
        <CollapsePanel value="a" title="First" {...props}>
          Text
        </CollapsePanel>
      </Collapse>
    ),
    {
      selector: '.sw-collapse-panel',
      hasOwnTitle: true,
      around: '.sw-collapse',
      states: { '[data-disabled]': { disabled: true } },
    },
  )
})

const heading = (name: string) => page.getByRole('button', { name })
const content = (name: string) => document.getElementById(heading(name).element().getAttribute('aria-controls') ?? '')
const isOpen = (name: string) => heading(name).element().getAttribute('aria-expanded') === 'true'
const openOnes = () => ['First', 'Second', 'Third'].filter(isOpen)

function renderCollapse(props: CollapseProps = {}, panel: Partial<CollapsePanelProps> = {}) {
  const events: string[] = []
  const view = (more: CollapseProps = {}) => (
    <Collapse onChange={({ detail }) => events.push(detail.value.join())} {...props} {...more}>
      <CollapsePanel value="a" title="First" {...panel}>
        <input aria-label="In it" />
      </CollapsePanel>
      <CollapsePanel value="b" title="Second">
        Second text
      </CollapsePanel>
      <CollapsePanel value="c" title="Third" disabled>
        Third text
      </CollapsePanel>
    </Collapse>
  )
  const { rerender } = render(view())
  return { events, rerender: (more: CollapseProps) => rerender(view(more)) }
}

describe('opening', () => {
  test('mouse and touch open any number of panels', async () => {
    const { events } = renderCollapse()
    await userEvent.click(heading('First'))
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
    await touchTap(centerOf(heading('Second').element()))
    await vi.waitFor(() => expect(openOnes()).toEqual(['First', 'Second']))
    await userEvent.click(heading('First'))
    await expect.poll(openOnes).toEqual(['Second'])
    expect(events).toEqual(['a', 'a,b', 'b'])
  })

  test('an accordion opens one panel at a time', async () => {
    const { events } = renderCollapse({ accordion: true, defaultValue: ['a'] })
    await userEvent.click(heading('Second'))
    await expect.poll(openOnes).toEqual(['Second'])
    await userEvent.click(heading('Second'))
    expect(events).toEqual(['b', ''])
  })

  test('Tab skips the content of closed panels', async () => {
    renderCollapse()
    heading('First').element().focus()
    expect(await focusedNode()).toEqual({ role: 'button', name: 'First' })
    await userEvent.tab()
    await expect.element(heading('Second')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(openOnes).toEqual(['Second'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(page.getByLabelText('In it')).toHaveFocus()
  })

  test('a disabled panel does not open', async () => {
    renderCollapse({ defaultValue: ['c'] })
    await expect.element(heading('Third')).toBeDisabled()
    await expect.poll(openOnes).toEqual(['Third'])
  })
})

describe('a closed panel', () => {
  test('has no height, and find in page opens it', async () => {
    const { events } = renderCollapse()
    expect(content('Second')?.getAttribute('hidden')).toBe('until-found')
    expect(content('Second')?.getBoundingClientRect().height).toBe(0)
    content('Second')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await vi.waitFor(() => expect(openOnes()).toEqual(['Second']))
    expect(events).toEqual(['b'])
    expect(content('Second')?.hasAttribute('hidden')).toBe(false)
  })

  test('a controlled panel is hidden again if `value` stays the same, although the browser has shown it', async () => {
    const { rerender } = renderCollapse({ value: [] })
    content('Second')?.removeAttribute('hidden')
    rerender({ value: [] })
    expect(content('Second')?.getAttribute('hidden')).toBe('until-found')
  })

  test('keeps its state; a lazy panel is mounted when it first opens', async () => {
    renderCollapse({}, { lazy: true })
    const field = () => document.querySelector<HTMLInputElement>('[aria-label="In it"]')
    expect(field()).toBeNull()
    await userEvent.click(heading('First'))
    await userEvent.fill(page.getByLabelText('In it'), 'kept')
    await userEvent.click(heading('First'))
    expect(field()?.value).toBe('kept')
  })
})

describe('motion', () => {
  test('its height is animated, and the content stays visible until it has closed', async () => {
    renderCollapse({ defaultValue: ['b'] })
    const full = content('Second')?.getBoundingClientRect().height ?? 0
    expect(full).toBeGreaterThan(20)
    // Listen before the click: on a busy machine the transition has ended when `click` resolves.
    const moved: string[] = []
    const note = ({ propertyName }: TransitionEvent) => moved.push(propertyName)
    document.addEventListener('transitionrun', note)
    onTestFinished(() => document.removeEventListener('transitionrun', note))
    await userEvent.click(heading('Second'))
    await vi.waitFor(() => expect(moved).toEqual(expect.arrayContaining(['grid-template-rows', 'content-visibility'])))
    await vi.waitFor(() => expect(content('Second')?.getBoundingClientRect().height).toBe(0))
  })

  test('nothing moves with reduced motion', async () => {
    await lessMotion()
    renderCollapse()
    await userEvent.click(heading('Second'))
    expect(document.getAnimations()).toEqual([])
    expect(content('Second')?.getBoundingClientRect().height).toBeGreaterThan(20)
  })
})

test('headings have the level of `headingLevel`', async () => {
  renderCollapse({ headingLevel: 4 })
  await expect.element(page.getByRole('heading', { level: 4, name: 'First' })).toBeVisible()
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <h1>Collapse</h1>
      <CollapseDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours show its chevrons and separators', async () => {
  await forcedColors()
  const { container } = render(<CollapseDemo />)
  const sign = container.querySelector('.sw-collapse-sign') as Element
  expect(getComputedStyle(sign).stroke).toBe(getComputedStyle(sign.parentElement as Element).color)
  const panel = getComputedStyle(container.querySelector('.sw-collapse-panel') as Element)
  expect(panel.borderBottomStyle).toBe('solid')
})
