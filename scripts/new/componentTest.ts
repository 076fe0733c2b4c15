import type { Names } from './names.ts'

/** The tests of a new component: the requirements of every component, written for the toggle button of the template. */
export const componentTest = ({ kebab, pascal }: Names) => `import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import ${pascal}Demo from './demo.tsx'
import { ${pascal}, type ${pascal}Props } from './index.ts'

describeConformance((props) => <${pascal} {...props}>Hello</${pascal}>, { selector: '.sw-${kebab}' })

const control = () => page.getByRole('button')

/** Renders a component and records the values passed to \`onChange\`. */
function renderOne(props: ${pascal}Props = {}) {
  const values: boolean[] = []
  const rendered = render(
    <${pascal} onChange={({ detail }) => values.push(detail.value)} {...props}>
      Hello
    </${pascal}>,
  )
  return { ...rendered, values }
}

describe('on and off', () => {
  test('mouse, touch and keys toggle the button once each', async () => {
    const { values, element } = renderOne()
    await userEvent.click(control())
    await touchTap(centerOf(element))
    element.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(values).toEqual([true, false, true, false]))
  })

  test('defaultPressed sets the initial state, and pressed controls the state', async () => {
    const { rerender, element } = renderOne({ defaultPressed: true })
    expect(element).toHaveAttribute('data-pressed')
    await userEvent.click(control())
    expect(element).not.toHaveAttribute('data-pressed')
    rerender(<${pascal} pressed>Hello</${pascal}>)
    await userEvent.click(control())
    expect(element).toHaveAttribute('data-pressed')
  })

  test('a button disabled by its prop or a fieldset does not call onChange', async () => {
    const { values, rerender, element } = renderOne({ disabled: true })
    await touchTap(centerOf(element))
    rerender(
      <fieldset disabled>
        <${pascal} onChange={() => values.push(true)}>Hello</${pascal}>
      </fieldset>,
    )
    await touchTap(centerOf(document.querySelector('.sw-${kebab}') as Element))
    expect(values).toEqual([])
  })
})

test('Tab reaches each enabled button, and name, role and state are exposed', async () => {
  const { container } = render(
    <>
      <${pascal}>Hello</${pascal}>
      <${pascal} disabled>Never</${pascal}>
      <${pascal} aria-label="Named" defaultPressed>
        Text
      </${pascal}>
    </>,
  )
  expect(await keyboardWalk(container)).toEqual(['button Hello', 'button Named'])
  await expect.element(page.getByRole('button', { name: 'Hello', pressed: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Named', pressed: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Never' })).toBeDisabled()
})

describe('styles', () => {
  test('the target is at least 44 px large, and keyboard focus is visible', async () => {
    const { element } = render(<${pascal}>A</${pascal}>)
    const { width, height } = element.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    expect(getComputedStyle(element).outlineStyle).toBe('solid')
  })

  test('on and off differ in forced colours', async () => {
    const { container } = render(
      <>
        <${pascal}>Off</${pascal}>
        <${pascal} defaultPressed>On</${pascal}>
      </>,
    )
    await emulateMedia('forced-colors', 'active')
    await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
    const [off, on] = [...container.children].map((element) => getComputedStyle(element).backgroundColor)
    expect(on).not.toBe(off)
  })

  test.each(['ltr', 'rtl'])('axe-core finds no violations in any state of the demo, %s', async (dir) => {
    const { container } = render(
      <div dir={dir}>
        <${pascal}Demo />
      </div>,
    )
    await expectNoAxeViolations(container)
  })
})
`
