import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { createApp } from '../createApp.tsx'
import { tabBar } from '../tab-bar/tabBarConfig.ts'
import { windows } from '../windows/windowsConfig.ts'

function OrderPage(): ReactNode {
  return (
    <label>
      Name <input name="name" />
    </label>
  )
}

const pages = {
  '/': page({ load: async () => ({ default: OrderPage }), title: 'Order' }),
  '/list': page({ load: async () => ({ default: () => <p>Orders</p> }), title: 'Orders' }),
}
const items = [
  { path: '/', text: 'One' },
  { path: '/list', text: 'All' },
]

test.each<[string, object]>([
  ['an app', {}],
  ['an app with tabs', { tabBar: tabBar({ items }) }],
  ['an app with windows', { windows: windows({ left: { page: '/list' } }) }],
])('in %s, the label of a field is found once, and the page is a landmark with its title', async (_, config) => {
  await screen.viewport(1280, 800)
  const element = document.body.appendChild(document.createElement('div'))
  const app = { pages, history: memoryHistory('/'), motion: false, ...config } as unknown as AnyApp
  const unmount = createApp(app).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  // Both Playwright and Testing Library match the text of an element that `aria-labelledby` names.
  expect(screen.getByLabelText('Name').elements()).toEqual([element.querySelector('input')])
  await vi.waitFor(() => expect(screen.getByRole('main', { name: 'Order', exact: true }).elements()).toHaveLength(1))
  await expectNoAxeViolations(element)
})
