import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import MediaQueryDemo from './demo.tsx'
import { createMediaQueryObserver } from './index.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(390, 844))

test('reports the window immediately and on each change, until `disconnect`', async () => {
  const observer = createMediaQueryObserver()
  const received: string[] = []
  const record =
    (name: string) =>
    ({ matches }: { matches: boolean }) =>
      void received.push(`${name} ${matches}`)
  await observer.observe({ minWidth: 600 }, record('wide'))
  await observer.observe({ orientation: 'portrait', maxHeight: 844 }, record('upright'))
  expect(received).toEqual(['wide false', 'upright true'])
  await page.viewport(700, 400)
  await expect.poll(() => received.slice(2).sort()).toEqual(['upright false', 'wide true'])
  observer.disconnect()
  await page.viewport(390, 844)
  await expect.poll(() => matchMedia('(min-width: 600px)').matches).toBe(false)
  await new Promise(requestAnimationFrame)
  expect(received).toHaveLength(4)
})

test('the demo follows the window and has no axe violations', async () => {
  const { container } = render(<MediaQueryDemo />)
  await expect.poll(() => container.textContent).toContain('Landscape: no')
  await expectNoAxeViolations(container)
  await page.viewport(700, 400)
  await expect.poll(() => container.textContent).toContain('Landscape: yes')
})
