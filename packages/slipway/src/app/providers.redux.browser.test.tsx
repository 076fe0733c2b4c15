import { configureStore, createSlice } from '@reduxjs/toolkit'
import { type ReactNode, StrictMode, useState } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { showModal } from '../api/modal/index.ts'
import { navigateBack, navigateTo, switchTab } from '../api/navigation/index.ts'
import { Popup } from '../components/popup/index.ts'
import type { AppViewProps } from '../router/config/AppView.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { createApp } from './createApp.tsx'
import { tabBar } from './tab-bar/tabBarConfig.ts'

function start(config: Partial<AnyApp>): void {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({ motion: false, history: memoryHistory('/'), ...config } as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
}

const view = (Content: () => ReactNode, more: object = {}) =>
  page({ load: async () => ({ default: Content }), title: 'Page', ...more })
const button = (name: string) => screen.getByRole('button', { name, exact: true })

const cart = createSlice({
  name: 'cart',
  initialState: { items: [] as string[] },
  reducers: {
    added: ({ items }, { payload }: { payload: string }) => ({ items: [...items, payload] }),
    cleared: () => ({ items: [] }),
  },
})
const itemsOf = ({ items }: { items: readonly string[] }) => items
const useCount = () => useSelector(itemsOf).length
const renders = vi.fn()

function Shop(): ReactNode {
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  renders()
  return (
    <>
      <p>{`shop: ${useCount()}`}</p>
      <button type="button" onClick={() => dispatch(cart.actions.added('boots'))}>
        Add
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Offer
      </button>
      <Popup open={isOpen} aria-label="Offer" closable onClose={() => setOpen(false)}>
        <p>{`offer: ${useCount()}`}</p>
        <button type="button" onClick={() => dispatch(cart.actions.added('tent'))}>
          Take
        </button>
      </Popup>
    </>
  )
}

function Cart(): ReactNode {
  const items = useSelector(itemsOf)
  const dispatch = useDispatch()
  const clear = async () => {
    const { confirm } = await showModal({ title: 'Clear the cart?' })
    if (confirm) dispatch(cart.actions.cleared())
  }
  return (
    <>
      <p>{`cart: ${items.join()}`}</p>
      <button type="button" onClick={() => void clear()}>
        Clear
      </button>
    </>
  )
}

const CartIcon = () => <b>{`icon: ${useCount()}`}</b>

test.each(['live', 'paused'] as const)(
  'one store in pages, overlays, tabs and calls; a covered page that is %s is current when it is shown again',
  async (keepAlive) => {
    const store = configureStore({ reducer: cart.reducer })
    renders.mockClear()
    start({
      pages: { '/': view(Shop, { keepAlive }), '/mine': view(Cart), '/cart': view(Cart) },
      tabBar: tabBar({
        items: [
          { path: '/', text: 'Shop', icon: CartIcon },
          { path: '/mine', text: 'Mine' },
        ],
      }),
      view: ({ children }: AppViewProps) => (
        <StrictMode>
          <Provider store={store}>{children}</Provider>
        </StrictMode>
      ),
    })
    await button('Add').click()
    await expect.element(screen.getByText('shop: 1')).toBeVisible()
    await expect.element(screen.getByText('icon: 1')).toBeVisible()

    await button('Offer').click()
    await button('Take').click()
    await expect.element(screen.getByText('offer: 2')).toBeVisible()
    await navigateBack()
    await expect.element(screen.getByRole('dialog', { name: 'Offer' })).not.toBeInTheDocument()

    await navigateTo({ url: '/cart' })
    await expect.element(screen.getByText('cart: boots,tent')).toBeVisible()
    renders.mockClear()
    store.dispatch(cart.actions.added('rope'))
    await expect.element(screen.getByText('cart: boots,tent,rope')).toBeVisible()
    // A paused page is rendered when it is shown again.
    if (keepAlive === 'live') await vi.waitFor(() => expect(renders).toHaveBeenCalled())
    else expect(renders).not.toHaveBeenCalled()
    await button('Clear').click()
    await screen.getByRole('alertdialog', { name: 'Clear the cart?' }).getByRole('button', { name: 'OK' }).click()
    await expect.element(screen.getByText(/^cart: $/)).toBeVisible()

    await navigateBack()
    await expect.element(screen.getByText('shop: 0')).toBeVisible()
    await switchTab({ url: '/mine' })
    store.dispatch(cart.actions.added('lamp'))
    await expect.element(screen.getByText('cart: lamp')).toBeVisible()
    await expect.element(screen.getByText('icon: 1')).toBeVisible()
  },
)
