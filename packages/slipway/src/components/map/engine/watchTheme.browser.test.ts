import '../map.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emulateMedia } from '../../../testing/internal/environment/emulateMedia.ts'
import { watchLeaks } from '../../../testing/internal/environment/watchLeaks.ts'
import { watchTheme } from './watchTheme.ts'

function watchedMap() {
  const map = document.body.appendChild(document.createElement('div'))
  map.className = 'sw-map'
  map.style.colorScheme = 'light dark'
  onTestFinished(() => map.remove())
  const colors: string[] = []
  const stop = watchTheme(map, () => colors.push(getComputedStyle(map).getPropertyValue('color-scheme')))
  onTestFinished(stop)
  return { map, colors, stop }
}

/** Waits until a change of a style would have been noticed. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('another theme of the app is noticed once', async () => {
  const { map, colors } = watchedMap()
  map.style.colorScheme = 'dark'
  await vi.waitFor(() => expect(colors).toEqual(['dark']))
  map.style.colorScheme = 'light'
  await vi.waitFor(() => expect(colors).toEqual(['dark', 'light']))
  await nextFrames()
  expect(colors).toHaveLength(2)
})

test('another theme of the system is noticed once', async () => {
  await emulateMedia('prefers-color-scheme', 'light')
  const { colors } = watchedMap()
  await nextFrames()
  await emulateMedia('prefers-color-scheme', 'dark')
  await vi.waitFor(() => expect(colors).toHaveLength(1))
})

test('a changed custom property is noticed, also while a style sheet turns off all transitions', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '* { transition: none !important; animation: none !important }'
  onTestFinished(() => sheet.remove())
  const { map, colors } = watchedMap()
  for (const name of ['water', 'land', 'coast', 'border']) {
    const count = colors.length
    map.style.setProperty(`--sw-map-${name}`, 'tomato')
    await vi.waitFor(() => expect(colors).toHaveLength(count + 1))
  }
})

test('the theme is noticed even if all colours of the map are fixed, because shapes have colours too', async () => {
  const { map, colors } = watchedMap()
  for (const name of ['water', 'land', 'coast', 'border']) map.style.setProperty(`--sw-map-${name}`, 'tomato')
  await vi.waitFor(() => expect(colors).toHaveLength(1))
  map.style.colorScheme = 'dark'
  await vi.waitFor(() => expect(colors).toHaveLength(2))
})

test('other styles of the map are ignored', async () => {
  const { map, colors } = watchedMap()
  Object.assign(map.style, { color: 'tomato', fontSize: '30px', letterSpacing: '3px' })
  await nextFrames()
  expect(colors).toEqual([])
})

test('nothing is left and nothing is called after the stop', async () => {
  const { map, colors, stop } = watchedMap()
  stop()
  const leaks = watchLeaks()
  watchTheme(map, () => {})()
  map.style.colorScheme = 'dark'
  await nextFrames()
  expect(map.childNodes).toHaveLength(0)
  expect(colors).toEqual([])
  expect(leaks()).toEqual([])
})
