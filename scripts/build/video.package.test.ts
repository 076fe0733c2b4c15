import { expect, test } from 'vitest'
import { openStrictApp, strict } from './openStrictApp.ts'

const source = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Video } from 'slipway/components/video'
  const root = document.body.appendChild(document.createElement('main'))
  createRoot(root).render(createElement(Video, { src: '/harbour.m3u8', title: 'Harbour', hls: 'library', muted: true }))
`

test('hls.js of the package plays under a strict policy with trusted types and the sources that the docs name', async () => {
  const policy = `${strict}; trusted-types 'none'; media-src 'self' blob:`
  const files = 'packages/slipway/src/components/video/media/hls'
  const { page, errors } = await openStrictApp({ name: 'video', policy, source, files })
  const video = page.locator('video')
  const stateOf = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isPlaying: element.currentTime > 0.3 && !element.error,
      isFromMemory: element.currentSrc.startsWith('blob:'),
    }))
  await page.getByRole('button', { name: 'Play' }).first().click({ timeout: 30_000 })
  await expect.poll(stateOf, { timeout: 30_000 }).toEqual({ isPlaying: true, isFromMemory: true })
  expect(errors).toEqual([])
})
