import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import MatchMediaDemo from './demo.tsx'
import { MatchMedia, type MatchMediaProps } from './index.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(390, 844))

test.each<[MatchMediaProps, boolean]>([
  [{}, true],
  [{ minWidth: undefined }, true],
  [{ minWidth: 390 }, true],
  [{ minWidth: 391 }, false],
  [{ maxWidth: 390 }, true],
  [{ maxWidth: 389 }, false],
  [{ width: 390 }, true],
  [{ width: 391 }, false],
  [{ minHeight: 844 }, true],
  [{ minHeight: 845 }, false],
  [{ maxHeight: 844 }, true],
  [{ maxHeight: 843 }, false],
  [{ height: 844 }, true],
  [{ height: 0 }, false],
  [{ orientation: 'portrait' }, true],
  [{ orientation: 'landscape' }, false],
  [{ minWidth: 100, orientation: 'landscape' }, false],
  [{ minWidth: 100, maxWidth: 500, orientation: 'portrait' }, true],
])('%j matches 390 × 844: %s', (props, matches) => {
  const { container } = render(
    <MatchMedia {...props} fallback="no">
      yes
    </MatchMedia>,
  )
  expect(container.innerHTML).toBe(matches ? 'yes' : 'no')
})

test('renders nothing without a fallback', () => {
  expect(render(<MatchMedia minWidth={1_000}>yes</MatchMedia>).container.childNodes).toHaveLength(0)
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('follows the window size and changed props; unmounts content that does not match', async () => {
  const tree = (maxWidth: number) => (
    <MatchMedia maxWidth={maxWidth}>
      <Counter />
    </MatchMedia>
  )
  const { container, rerender } = render(tree(400))
  container.querySelector('button')?.click()
  await expect.poll(() => container.textContent).toBe('1')
  await page.viewport(500, 844)
  await expect.poll(() => container.textContent).toBe('')
  rerender(tree(600))
  expect(container.textContent).toBe('0')
  await page.viewport(390, 844)
  rerender(tree(300))
  expect(container.textContent).toBe('')
})

test('several on a page match independently', () => {
  const { container, rerender } = render(null)
  const tree = (isFirst: boolean) => (
    <>
      {isFirst && <MatchMedia minWidth={300}>a</MatchMedia>}
      <MatchMedia minWidth={1_000}>b</MatchMedia>
      <MatchMedia maxWidth={1_000}>c</MatchMedia>
    </>
  )
  rerender(tree(true))
  expect(container.textContent).toBe('ac')
  rerender(tree(false))
  expect(container.textContent).toBe('c')
})

test.each([
  [undefined, 'no'],
  [true, 'yes'],
])('server HTML with defaultMatches %s contains %s, and hydrates without errors', async (matches, served) => {
  const tree = (
    <StrictMode>
      <MatchMedia maxWidth={400} defaultMatches={matches} fallback={<p>no</p>}>
        <p>yes</p>
      </MatchMedia>
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(tree)
  expect(container.textContent).toBe(served)
  const failed = vi.fn()
  const root = hydrateRoot(container, tree, { onRecoverableError: failed })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.textContent).toBe('yes')
  expect(failed).not.toHaveBeenCalled()
})

test('axe finds nothing in the demo', async () => {
  const { container } = render(<MatchMediaDemo />)
  expect(container.textContent).toContain('The window is higher than wide.')
  await expectNoAxeViolations(container)
})
