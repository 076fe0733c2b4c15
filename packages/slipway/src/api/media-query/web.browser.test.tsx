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
  const heard: string[] = []
  const hear =
    (name: string) =>
    ({ matches }: { matches: boolean }) =>
      void heard.push(`${name} ${matches}`)
  await observer.observe({ minWidth: 600 }, hear('wide'))
  await observer.observe({ orientation: 'portrait', maxHeight: 844 }, hear('upright'))
  expect(heard).toEqual(['wide false', 'upright true'])
  await page.viewport(700, 400)
  await expect.poll(() => heard.slice(2).sort()).toEqual(['upright false', 'wide true'])
  observer.disconnect()
  await page.viewport(390, 844)
  await expect.poll(() => matchMedia('(min-width: 600px)').matches).toBe(false)
  await new Promise(requestAnimationFrame)
  expect(heard).toHaveLength(4)
})

test('the demo follows the window and has no axe violations', async () => {
  const { container } = render(<MediaQueryDemo />)
  await expect.poll(() => container.textContent).toContain('Landscape: no')
  await expectNoAxeViolations(container)
  await page.viewport(700, 400)
  await expect.poll(() => container.textContent).toContain('Landscape: yes')
})
