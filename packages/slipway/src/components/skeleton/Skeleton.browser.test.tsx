import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import SkeletonDemo from './demo.tsx'
import { Skeleton, type SkeletonProps } from './index.ts'

describeConformance((props) => <Skeleton {...props} />, { selector: '.sw-skeleton', hasOwnTitle: true })

const shapes = (props: SkeletonProps) =>
  [...render(<Skeleton {...props} />).container.querySelectorAll<HTMLElement>('[data-shape]')].map(
    ({ dataset }) => dataset.shape,
  )

test.each<[SkeletonProps, string[]]>([
  [{}, ['line', 'line', 'line']],
  [{ rows: 1, title: true }, ['title', 'line']],
  [{ rows: 0, avatar: true }, ['circle']],
  [{ rows: 1, avatar: 'square' }, ['square', 'line']],
])('%j has the shapes %j', (props, expected) => {
  expect(shapes(props)).toEqual(expected)
})

test('one status announces it; its shapes are hidden from screen readers', async () => {
  const { container, rerender } = render(<Skeleton avatar title />)
  await expect(container).toMatchAriaInlineSnapshot(`- status: Loading`)
  rerender(<Skeleton label="Loading your orders" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading your orders')
  rerender(<Skeleton label="" />)
  await expect(container).toMatchAriaInlineSnapshot(``)
  expect(container.querySelector('[aria-busy]')).toBeNull()
})

test('the loaded content replaces it, without a wrapper', () => {
  const view = (loading: boolean) => (
    <Skeleton loading={loading}>
      <p>Here</p>
    </Skeleton>
  )
  const { container, rerender } = render(view(true))
  expect(container.textContent).not.toContain('Here')
  rerender(view(false))
  expect(container.innerHTML).toBe('<p>Here</p>')
})

test('it takes up its space at once, and is visible after 200 ms', () => {
  const { element } = render(<Skeleton />)
  const [appear] = element.getAnimations()
  appear?.pause()
  const at = (ms: number) => {
    if (appear) appear.currentTime = ms
    return getComputedStyle(element).opacity
  }
  expect(element.getBoundingClientRect().height).toBeGreaterThan(50)
  expect([at(0), at(199), at(400)]).toEqual(['0', '0', '1'])
})

const shimmer = (element: Element) =>
  getComputedStyle(element.querySelector('.sw-skeleton-shape') as Element, '::after').content

test('it shimmers, unless `active` is `false` or the user prefers reduced motion', async () => {
  const { element, rerender } = render(<Skeleton />)
  expect(shimmer(element)).toBe('""')
  rerender(<Skeleton active={false} />)
  expect(shimmer(element)).toBe('none')
  rerender(<Skeleton />)
  await lessMotion()
  expect(shimmer(element)).toBe('none')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<SkeletonDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours show its shapes', async () => {
  await forcedColors()
  const { container } = render(<Skeleton title />)
  expect(getComputedStyle(container.querySelector('.sw-skeleton-shape') as Element).borderTopStyle).toBe('solid')
})
