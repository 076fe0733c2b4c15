import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { isChromium, lacking } from '../../testing/internal/environment/devTools.ts'
import { makePhoneCall } from './index.ts'

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string }
}

/** Prevents the browser from opening the link, and records the address. */
function watchNavigations(): string[] {
  const urls: string[] = []
  if (!isChromium) lacking('a Navigation API that reports other schemes')
  const { navigation } = window as unknown as { navigation: EventTarget }
  const onNavigate = (event: Event) => {
    urls.push((event as NavigateEvent).destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate))
  return urls
}

test('a click opens the number, and the page stays open', async () => {
  const urls = watchNavigations()
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  const { href } = location
  const called = new Promise((resolve, reject) => {
    button.onclick = () => makePhoneCall({ phoneNumber: '+1 (555) 010-0199' }).then(resolve, reject)
  })
  await userEvent.click(button)
  await called
  expect(urls).toEqual(['tel:+15550100199'])
  expect(location.href).toBe(href)
  expect(document.querySelector('a')).toBeNull()
})

test('works from a modal dialog', async () => {
  const urls = watchNavigations()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.showModal()
  await makePhoneCall({ phoneNumber: '*#06#' })
  expect(urls).toEqual(['tel:*%2306%23'])
})
