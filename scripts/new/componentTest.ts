import type { Names } from './names.ts'

/** The tests of a new component: what is asked of every one, written for the one that is there at first. */
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

/** Renders one that notes what it tells. */
function renderOne(props: ${pascal}Props = {}) {
  const told: boolean[] = []
  const rendered = render(
    <${pascal} onChange={({ detail }) => told.push(detail.value)} {...props}>
      Hello
    </${pascal}>,
  )
  return { ...rendered, told }
}

describe('on and off', () => {
  test('mouse, touch and keys turn it, once each', async () => {
    const { told, element } = renderOne()
    await userEvent.click(control())
    await touchTap(centerOf(element))
    element.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(told).toEqual([true, false, true, false]))
  })

  test('it begins as it is told, and with an owner it is what the owner says', async () => {
    const { rerender, element } = renderOne({ defaultPressed: true })
    expect(element).toHaveAttribute('data-pressed')
    await userEvent.click(control())
    expect(element).not.toHaveAttribute('data-pressed')
    rerender(<${pascal} pressed>Hello</${pascal}>)
    await userEvent.click(control())
    expect(element).toHaveAttribute('data-pressed')
  })

  test('disabled, also by its fieldset, it does nothing', async () => {
    const { told, rerender, element } = renderOne({ disabled: true })
    await touchTap(centerOf(element))
    rerender(
      <fieldset disabled>
        <${pascal} onChange={() => told.push(true)}>Hello</${pascal}>
      </fieldset>,
    )
    await touchTap(centerOf(document.querySelector('.sw-${kebab}') as Element))
    expect(told).toEqual([])
  })
})

test('the keyboard walks through it, and a screen reader hears name, role and state', async () => {
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

describe('the look', () => {
  test('it can be hit by a finger, and shows where the keyboard is', async () => {
    const { element } = render(<${pascal}>A</${pascal}>)
    const { width, height } = element.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    expect(getComputedStyle(element).outlineStyle).toBe('solid')
  })

  test('on and off differ where the system takes the colours', async () => {
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

  test.each(['ltr', 'rtl'])('axe-core finds nothing in any state of the demo, %s', async (dir) => {
    const { container } = render(
      <div dir={dir}>
        <${pascal}Demo />
      </div>,
    )
    await expectNoAxeViolations(container)
  })
})
`
