import { type LoaderArgs, page, pageData, preloadPage, usePageData } from 'slipway'
import { Navigator, usePrefetch } from 'slipway/components/navigator'

export async function loader({ params, signal }: LoaderArgs<'/order/:id'>) {
  const id: number = params.id
  // @ts-expect-error: the page has no such parameter
  void params.colour
  return { id, isAborted: signal.aborted }
}

page({ load: () => import('./pages/OrderPage.tsx'), data: pageData(() => import('./pageData.tsx')) })
// @ts-expect-error: data must be created by pageData
page({ load: () => import('./pages/OrderPage.tsx'), data: () => import('./pageData.tsx') })

export function Data() {
  const [order, reload] = usePageData<typeof loader>()
  const id: number = order.id
  const done: Promise<void> = reload()
  // @ts-expect-error: the loader returns no such field
  void order.name
  // @ts-expect-error: a parameter is mistyped
  usePrefetch('/order/:id', { id: 'one' })
  return <p {...usePrefetch('/order/:id', { id }, { on: 'visible' })}>{String(done)}</p>
}

void preloadPage('/order/:id')
void preloadPage('/order/:id', { id: 1 })
void preloadPage({ url: '/order/1' })
// @ts-expect-error: a parameter is mistyped
void preloadPage('/order/:id', { id: 'one' })

export const links = [
  <Navigator key="1" to="/order/:id" params={{ id: 1 }} className="row" />,
  <Navigator key="2" to="/order/:id" params={{ id: 1, from: 'x' }} openType="redirect" prefetch="idle" />,
  <Navigator key="3" to="/mine" openType="switchTab" />,
  <Navigator key="4" to="/mine" openType="reLaunch" />,
  <Navigator key="5" url="/order/1?from=x" target="_blank" />,
  <Navigator key="6" openType="navigateBack" delta={2} />,
  <Navigator key="7" openType="exit" />,
  // @ts-expect-error: no such page
  <Navigator key="a" to="/nowhere" />,
  // @ts-expect-error: the page requires parameters
  <Navigator key="b" to="/order/:id" />,
  // @ts-expect-error: a parameter is mistyped
  <Navigator key="c" to="/order/:id" params={{ id: 'one' }} />,
  // @ts-expect-error: the page has no such parameter
  <Navigator key="d" to="/order/:id" params={{ id: 1, colour: 'red' }} />,
  // @ts-expect-error: [S2.5] a tab page cannot be pushed
  <Navigator key="e" to="/mine" />,
  // @ts-expect-error: [S2.6] not a tab page
  <Navigator key="f" to="/pick" openType="switchTab" />,
  // @ts-expect-error: the link has no target
  <Navigator key="g" />,
  // @ts-expect-error: a link with navigateBack has no path
  <Navigator key="h" openType="navigateBack" to="/pick" />,
]
