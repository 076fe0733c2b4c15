import {
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { Component, type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo, switchTab } from '../api/navigation/index.ts'
import { Popup } from '../components/popup/index.ts'
import type { AppViewProps } from '../router/config/AppView.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { playUrl, serverGate } from '../testing/internal/environment/testServer.ts'
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

const clientOfTest = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => client.clear())
  return client
}
const viewOf =
  (client: QueryClient) =>
  ({ children }: AppViewProps) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
/** Texts of the server, which a test changes. */
const texts = { letters: '' }
const read = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return await response.text()
}
const lettersUrl = () => playUrl({ head: 200 }, { text: texts.letters })

const useLetters = () => useSuspenseQuery({ queryKey: ['letters'], queryFn: () => read(lettersUrl()) })

function Letters(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { data } = useLetters()
  return (
    <>
      <p>{`letters: ${data}`}</p>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Popup open={isOpen} aria-label="More" onClose={() => setOpen(false)}>
        <Count />
      </Popup>
    </>
  )
}

/** Reads the data of the page from the same client. */
function Count(): ReactNode {
  const { data = '' } = useQuery({ queryKey: ['letters'], queryFn: () => read(lettersUrl()), staleTime: Infinity })
  return <p>{`count: ${data.split(',').length}`}</p>
}

function Write(): ReactNode {
  const client = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => read(playUrl({ head: 201 }, { text: 'stored' })),
    async onSuccess() {
      texts.letters += ',new'
      await client.invalidateQueries({ queryKey: ['letters'] })
    },
  })
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Send
      </button>
      {isSuccess && <p>sent</p>}
    </>
  )
}

let slowGate = serverGate()

function Slow(): ReactNode {
  const { data } = useSuspenseQuery({
    queryKey: ['slow'],
    queryFn: () => read(playUrl({ gate: slowGate.name }, { head: 200 }, { text: 'late' })),
  })
  return <p>{`slow: ${data}`}</p>
}

let status = 500

function Broken(): ReactNode {
  const queryFn = () => read(playUrl({ head: status }, { text: 'works' }))
  return <p>{useSuspenseQuery({ queryKey: ['broken'], queryFn }).data}</p>
}

function WithRetry(): ReactNode {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onRetry={reset}>
          <Broken />
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

let count = 0

function Clock(): ReactNode {
  const { data } = useQuery({ queryKey: ['clock'], queryFn: async () => ++count, refetchInterval: 20 })
  return <p>{`clock: ${data}`}</p>
}

/** Shows a button in place of a failed part. */
class Boundary extends Component<{ children: ReactNode; onRetry(): void }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ hasFailed: false })
    }
    return (
      <button type="button" onClick={retry}>
        Again
      </button>
    )
  }
}

test('a page shows its skeleton while its query is pending, an overlay shares the data, and Back shows the changed list', async () => {
  texts.letters = 'first'
  slowGate = serverGate()
  const client = clientOfTest()
  start({
    pages: { '/': view(Letters), '/write': view(Write), '/slow': view(Slow) },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Letters' },
        { path: '/slow', text: 'Slow' },
      ],
    }),
    view: viewOf(client),
  })
  await expect.element(screen.getByText('letters: first')).toBeVisible()
  await button('More').click()
  await expect.element(screen.getByText('count: 1')).toBeVisible()
  await navigateBack()

  await navigateTo({ url: '/write' })
  await button('Send').click()
  await expect.element(screen.getByText('sent')).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('letters: first,new')).toBeVisible()

  await switchTab({ url: '/slow' })
  await slowGate.reached()
  await expect.element(screen.getByRole('navigation')).toBeVisible()
  expect(document.querySelector('.sw-page-skeleton')).not.toBeNull()
  await slowGate.open()
  await expect.element(screen.getByText('slow: late')).toBeVisible()
  await switchTab({ url: '/' })
  await expect.element(screen.getByText('letters: first,new')).toBeVisible()
})

test('the message of a failed query has a retry, which reads again', async () => {
  expectConsole('error', /status 500/)
  status = 500
  start({ pages: { '/': view(WithRetry) }, view: viewOf(clientOfTest()) })
  await expect.element(button('Again')).toBeVisible()
  status = 200
  await button('Again').click()
  await expect.element(screen.getByText('works')).toBeVisible()
})

test('a covered page that is paused stops polling, and continues when it is shown', async () => {
  count = 0
  const client = clientOfTest()
  start({
    pages: { '/': view(Clock, { keepAlive: 'paused' }), '/other': view(() => <p>other</p>) },
    view: viewOf(client),
  })
  // A query without observers is not read again.
  const observers = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['clock'] })
      ?.getObserversCount()
  await vi.waitFor(() => expect(count).toBeGreaterThan(3))
  expect(observers()).toBe(1)
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(observers()).toBe(0))
  await navigateBack()
  await vi.waitFor(() => expect(observers()).toBe(1))
  const before = count
  await vi.waitFor(() => expect(count).toBeGreaterThan(before + 2))
})
