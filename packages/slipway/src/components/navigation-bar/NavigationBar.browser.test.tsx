import { type ReactNode, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { setNavigationBarColor, setNavigationBarTitle } from '../../api/navigation-bar/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import NavigationBarDemo from './demo.tsx'
import { NavigationBar, type NavigationBarProps } from './index.ts'

let show: (...bars: readonly NavigationBarProps[]) => void

function Page(): ReactNode {
  const [bars, setBars] = useState<readonly NavigationBarProps[]>([])
  show = (...next) => setBars(next)
  return (
    <StrictMode>
      {bars.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identified by their order.
        <NavigationBar key={index} {...props} />
      ))}
    </StrictMode>
  )
}

const bar = () => document.querySelector('.sw-navigation-bar') as HTMLElement
const colors = () => {
  const { color, backgroundColor } = getComputedStyle(bar())
  return [color, backgroundColor]
}
const title = () => screen.getByRole('heading', { level: 1 })

test('sets title, spinner and colours, and restores them on unmount', async () => {
  await pageOf(<Page />)
  const before = colors()
  show({ title: 'Order', frontColor: '#ffffff', backgroundColor: 'rgb(1, 2, 3)' })
  await expect.element(title()).toHaveTextContent('Order')
  await vi.waitFor(() => expect(document.title).toBe('Order'))
  expect(colors()).toEqual(['rgb(255, 255, 255)', 'rgb(1, 2, 3)'])
  show({ title: 'Order', loading: true })
  await expect.element(title()).toHaveTextContent('Loading')
  expect(colors()).toEqual(before)
  show()
  await expect.element(title()).toBeEmptyDOMElement()
})

test.each([
  [{}, '0s', 'ease'],
  [{ colorAnimationDuration: 400 }, '0.4s', 'linear'],
  [{ colorAnimationDuration: 400, colorAnimationTimingFunc: 'easeInOut' }, '0.4s', 'ease-in-out'],
  [{ colorAnimationDuration: 50, colorAnimationTimingFunc: 'easeIn' }, '0.05s', 'ease-in'],
] as const)('a change of colours with %j takes %s with the timing %s', async (props, duration, timing) => {
  await pageOf(<Page />)
  show({ title: 'Order', ...props })
  await expect.element(title()).toHaveTextContent('Order')
  await vi.waitFor(() => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(bar())
    expect([transitionDuration, transitionTimingFunction]).toEqual([duration, timing].map((one) => `${one}, ${one}`))
  })
})

test('values set by an API call are restored; the bar mounted last wins', async () => {
  await pageOf(<Page />)
  await setNavigationBarTitle({ title: 'Called' })
  await setNavigationBarColor({ frontColor: '#000000', backgroundColor: 'rgb(9, 9, 9)' })
  show({ title: 'First', backgroundColor: 'rgb(1, 1, 1)' }, { title: 'Last' })
  await expect.element(title()).toHaveTextContent('Last')
  expect(colors()).toEqual(['rgb(0, 0, 0)', 'rgb(1, 1, 1)'])
  show({ title: 'First' })
  await expect.element(title()).toHaveTextContent('First')
  show()
  await expect.element(title()).toHaveTextContent('Called')
  expect(colors()).toEqual(['rgb(0, 0, 0)', 'rgb(9, 9, 9)'])
})

test('applies to its own page, also after another page has covered it', async () => {
  await pageOf(<Page />)
  show({ title: 'Mine' })
  await expect.element(title()).toHaveTextContent('Mine')
  await navigateTo({ url: '/other' })
  await expect.element(title()).toBeEmptyDOMElement()
  await navigateBack()
  await expect.element(title()).toHaveTextContent('Mine')
})

test('the declared title is announced as a heading', async () => {
  await pageOf(<Page />)
  show({ title: 'Order' })
  await expect.element(title()).toHaveTextContent('Order')
  await expect(bar()).toMatchAriaInlineSnapshot(`
    - banner:
      - heading "Order" [level=1]
  `)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in any state of the demo, %s', async (dir) => {
  const { layer } = await pageOf(
    <div dir={dir}>
      <NavigationBarDemo />
    </div>,
  )
  for (const name of ['Sea', 'Sand', 'Loading', 'Reset']) {
    await screen.getByRole('button', { name }).click()
    await vi.waitFor(() =>
      expect(document.getAnimations().filter(({ id }) => id === '')).toHaveLength(
        name === 'Loading' || name === 'Reset' ? 1 : 0,
      ),
    )
    await expectNoAxeViolations(layer)
  }
})
