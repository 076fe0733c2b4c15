import { navigateTo } from 'slipway'

/** A page that navigates from its own JSX: the app's types must not become circular. */
export default function HomePage() {
  return (
    <button
      type="button"
      onClick={() => {
        void navigateTo('/order/:id', { id: 1, from: 'home' })
        // @ts-expect-error: the id is a number
        void navigateTo('/order/:id', { id: '1' })
      }}
    >
      Order
    </button>
  )
}
