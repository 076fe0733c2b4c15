import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { navigateTo } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { type AnyApp, page } from '../../../router/config/config.ts'
import type { Guard } from '../../../router/config/guardTypes.ts'
import type { History } from '../../../router/history/history.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

/**
 * Runs an app until the test ends, for tests of Back. The current page is `/form`, above "home"; it can lead to `/next`.
 *
 * @returns The app's history, with which the test goes back like a user.
 */
export async function overlayApp(form: ReactNode, guard?: Guard): Promise<History> {
  const element = document.body.appendChild(document.createElement('div'))
  const view = (node: ReactNode) => page({ load: async () => ({ default: () => node }) })
  const history = memoryHistory()()
  const unmount = createApp({
    pages: { '/': view('home'), '/form': view(form), '/next': view('next') },
    ...(guard && { guard }),
    history: () => history,
    motion: false,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await navigateTo({ url: '/form' })
  return history
}
