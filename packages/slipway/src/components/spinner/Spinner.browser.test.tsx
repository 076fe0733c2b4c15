import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Cell } from '../cell/index.ts'
import SpinnerDemo from './demo.tsx'
import { Spinner, type SpinnerSize } from './index.ts'

describeConformance((props) => <Spinner {...props} />, {
  selector: '.sw-spinner',
  states: { '.sw-spinner-label': { children: 'Loading orders' } },
})

const status = () => page.getByRole('status')
const ring = () => document.querySelector('.sw-spinner-ring') as HTMLElement

test.each<[SpinnerSize | undefined, number]>([
  [undefined, 24],
  ['small', 16],
  ['medium', 24],
  ['large', 36],
  [50, 50],
])('with the size %s, the ring is %d px large', (size, px) => {
  render(<Spinner size={size} />)
  expect([ring().offsetWidth, ring().offsetHeight]).toEqual([px, px])
})

test('is a status with a text for screen readers', async () => {
  const { rerender } = render(<Spinner />)
  await expect.element(status()).toHaveTextContent('Loading')
  rerender(<Spinner label="Loading the balance" />)
  await expect.element(status()).toHaveTextContent('Loading the balance')
  rerender(<Spinner label="" />)
  await expect.poll(() => status().element().textContent).toBe('')
})

test('children are visible, and replace the label', async () => {
  const { rerender } = render(<Spinner label="Please wait">Loading orders</Spinner>)
  await expect.poll(() => status().element().textContent).toBe('Loading orders')
  expect(page.getByText('Loading orders').element().getBoundingClientRect().width).toBeGreaterThan(50)
  rerender(<Spinner label="Please wait">{false}</Spinner>)
  await expect.poll(() => status().element().textContent).toBe('Please wait')
})

test.each([
  ['ltr', 1],
  ['rtl', -1],
])('the text follows the ring, %s', (dir, sign) => {
  render(
    <div dir={dir}>
      <Spinner>Loading</Spinner>
    </div>,
  )
  const text = page.getByText('Loading').element().getBoundingClientRect()
  expect(Math.sign(text.left - ring().getBoundingClientRect().left)).toBe(sign)
})

test('has the colour of the text around it, or its own', () => {
  const { rerender } = render(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Spinner />
    </div>,
  )
  expect(getComputedStyle(ring()).borderTopColor).toBe('rgb(1, 2, 3)')
  rerender(<Spinner style={{ '--sw-spinner-color': 'rgb(4, 5, 6)' } as object} />)
  expect(getComputedStyle(ring()).borderTopColor).toBe('rgb(4, 5, 6)')
})

test('rotates, and slowly if the user prefers reduced motion', async () => {
  render(<Spinner />)
  const durations = () =>
    ring()
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming().duration)
  expect(durations()).toEqual([800])
  await lessMotion()
  await expect.poll(durations).toEqual([3000])
})

test('its rotation is visible in forced colours', async () => {
  await forcedColors()
  render(<Spinner />)
  const { borderTopColor, borderLeftColor } = getComputedStyle(ring())
  expect([borderTopColor, borderLeftColor]).toEqual([systemColor('CanvasText'), 'rgba(0, 0, 0, 0)'])
})

test('does not make a row higher', () => {
  render(<Cell title="Balance">{<Spinner size="small" />}</Cell>)
  expect((document.querySelector('.sw-cell') as HTMLElement).offsetHeight).toBe(44)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <SpinnerDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})
