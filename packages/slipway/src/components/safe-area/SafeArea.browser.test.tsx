import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import SafeAreaDemo from './demo.tsx'
import { SafeArea, type SafeAreaEdge } from './index.ts'

describeConformance((props) => <SafeArea {...props} />, { selector: '.sw-safe-area' })

const device = {
  '--sw-safe-top': '47px',
  '--sw-safe-right': '1px',
  '--sw-safe-bottom': '34px',
  '--sw-safe-left': '2px',
} as CSSProperties

test.each<[SafeAreaEdge[] | undefined, string]>([
  [undefined, '47px 1px 34px 2px'],
  [['bottom'], '0px 0px 34px'],
  [['top', 'left'], '47px 0px 0px 2px'],
  [[], '0px'],
])('the edges %j have the padding %s in both text directions', (edges, padding) => {
  for (const dir of ['ltr', 'rtl']) {
    const { element } = render(<SafeArea {...(edges && { edges })} dir={dir} style={device} />)
    expect(getComputedStyle(element).padding).toBe(padding)
  }
})

test('without an obstacle the padding is 0, or the minimum that is set', () => {
  const { element, rerender } = render(<SafeArea />)
  expect(getComputedStyle(element).padding).toBe('0px')
  rerender(<SafeArea edges={['bottom']} style={{ '--sw-safe-area-min': '16px' } as CSSProperties} />)
  expect(getComputedStyle(element).padding).toBe('0px 0px 16px')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<SafeAreaDemo />)
  await expectNoAxeViolations(container)
})

test('is announced as its content', async () => {
  const { container } = render(
    <SafeArea edges={['bottom']}>
      <button type="button">Order</button>
    </SafeArea>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - button "Order"
  `)
})
