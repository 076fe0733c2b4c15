import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, switchTab } from '../../api/navigation/index.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { usePageHide, usePageShow } from '../../router/react/react.tsx'
import {
  bar,
  effects,
  elementOf,
  lives,
  moving,
  NotePage,
  part,
  push,
  renew,
  start,
  view,
} from '../../testing/internal/apps/keepAliveApp.tsx'
import { devTools } from '../../testing/internal/environment/devTools.ts'
import { iosLook } from '../motion/looks.ts'

beforeEach(renew)

/** A player that keeps running while other pages are shown. */
function PlayerPage(): ReactNode {
  const [seconds, setSeconds] = useState(0)
  const [hasRows, setHasRows] = useState(true)
  const [open, setOpen] = useState(false)
  usePageShow(() => lives.push('show player'))
  usePageHide(() => lives.push('hide player'))
  useEffect(() => {
    effects.push('play')
    tick = () => setSeconds((now) => now + 1)
    removeRow = () => setHasRows(false)
    return () => void effects.push('stop')
  }, [])
  return (
    <>
      <output aria-label="seconds">{seconds}</output>
      {hasRows && <Row />}
      <button type="button" onClick={() => setOpen(true)}>
        settings
      </button>
      <Overlay open={open} aria-label="Settings" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => void navigateTo({ url: '/1' })}>
          more
        </button>
      </Overlay>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

function Row(): ReactNode {
  usePageShow(() => lives.push('show row'))
  return null
}

let tick: () => void = () => {}
let removeRow: () => void = () => {}

const pages = { '/player': view(PlayerPage), '/paused': view(NotePage, { keepAlive: 'paused' }) }

interface AccessibilityTree {
  readonly nodes: readonly { readonly ignored: boolean; readonly name?: { readonly value?: string } }[]
}

/** Names of everything that a screen reader finds in the document of the test. */
async function namesForScreenReaders(): Promise<readonly string[]> {
  const { frameTree } = (await devTools().send('Page.getFrameTree')) as {
    frameTree: { childFrames?: readonly { frame: { id: string } }[] }
  }
  const frames = frameTree.childFrames ?? []
  const trees = await Promise.all(
    frames.map(({ frame }) => devTools().send('Accessibility.getFullAXTree', { frameId: frame.id })),
  )
  return (trees as AccessibilityTree[])
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ ignored, name }) => (ignored || !name?.value ? [] : [name.value]))
}

test('its effects keep running while it is covered, and it gets hide and show', async () => {
  await start('/player', { pages })
  part('.sw-page-body').scrollTop = 700
  await push('/1')
  expect(lives).toContain('hide player')
  tick()
  await vi.waitFor(() => expect(elementOf('/player')?.querySelector('output')?.textContent).toBe('1'))
  lives.length = 0
  await navigateBack()
  expect(effects).not.toContain('stop')
  expect(lives).toEqual(['unload /1', 'show row', 'show player'])
  expect(part('.sw-page-body').scrollTop).toBe(700)
  await expect.element(screen.getByLabelText('seconds')).toBeVisible()
})

test('while covered it is invisible, unreachable and costs no layout', async () => {
  await start('/player', { pages })
  await push('/1')
  const player = elementOf('/player')
  const output = player?.querySelector('output')
  const button = player?.querySelector('button')
  expect(output?.checkVisibility()).toBe(false)
  button?.focus()
  expect(document.activeElement).not.toBe(button)
  expect(getComputedStyle(player as Element).contentVisibility).toBe('hidden')
  expect(await namesForScreenReaders()).not.toContain('settings')
  await navigateBack()
  expect(await namesForScreenReaders()).toContain('settings')
})

test('it is visible during motions', async () => {
  await start('/player', { pages, motion: { ...iosLook, durationMs: 100_000 } })
  await push('/1')
  const isSeen = () => elementOf('/player')?.querySelector('output')?.checkVisibility()
  expect(isSeen()).toBe(true)
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(isSeen()).toBe(false))
  await navigateBack()
  expect(isSeen()).toBe(true)
})

test('a part that is unmounted while the page is covered gets no more events', async () => {
  await start('/player', { pages })
  await push('/1')
  removeRow()
  tick()
  await vi.waitFor(() => expect(elementOf('/player')?.querySelector('output')?.textContent).toBe('1'))
  lives.length = 0
  await navigateBack()
  expect(lives).toEqual(['unload /1', 'show player'])
})

test('its overlay closes and opens with it', async () => {
  await start('/player', { pages })
  const dialog = () => elementOf('/player')?.querySelector('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'settings' }))
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  await vi.waitFor(() => expect(dialog()?.open).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'count 0' }))
  await navigateBack()
  await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await navigateBack()
  await vi.waitFor(() => expect(dialog()?.open).toBe(false))
})

test('a live tab keeps running under a page and while another tab is shown; a paused tab does not', async () => {
  const tabs = bar('/player', '/paused')
  await start('/player', { pages, tabBar: tabs })
  await switchTab('/paused')
  await push('/1')
  await vi.waitFor(() => expect(effects).toContain('off /paused'))
  expect(effects).not.toContain('stop')
  expect(screen.getByRole('link', { name: '/paused' }).query()).toBeNull()
  await switchTab('/player')
  await expect.element(screen.getByLabelText('seconds')).toBeVisible()
  await push('/1')
  expect(effects).not.toContain('stop')
  expect(elementOf('/player')?.querySelector('output')?.checkVisibility()).toBe(false)
})
