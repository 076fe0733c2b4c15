import { type ReactNode, useState } from 'react'
import { expect, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { modalPresentation } from '../../../app/modal/modalPresentation.ts'
import { Popup } from '../../../components/popup/index.ts'
import type { AnyApp } from '../../../router/config/config.ts'
import { useBackPress } from '../../../router/react/react.tsx'
import { layer, type MovingApp, movingApp, view } from './movingApp.tsx'

export const large = () => screen.viewport(1280, 800)
export const phone = () => screen.viewport(390, 844)

export const modal = (name: string, more: object = {}, content: ReactNode = null) =>
  view(name, { presentation: modalPresentation, ...more }, content)

/** Reasons for which `/kept` was asked to close. */
export const asked: unknown[] = []

function Kept(): ReactNode {
  useBackPress((event) => {
    asked.push(event.from)
    return true
  })
  return null
}

function Sheet(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open sheet
      </button>
      <Popup open={open} onClose={() => setOpen(false)} aria-label="Sheet">
        A sheet
      </Popup>
    </>
  )
}

/** An app with modal pages: `/compose` above the first page or any other, `/more`, and `/kept`, which blocks Back. */
export function modalApp({ pages, ...config }: Partial<AnyApp> = {}): Promise<MovingApp> {
  asked.length = 0
  return movingApp({
    motion: false,
    ...config,
    pages: {
      '/': view('home', {}, <button type="button">Compose</button>),
      '/compose': modal(
        'compose',
        {},
        <>
          <input type="text" aria-label="Subject" />
          <input type="search" aria-label="Search" />
          <Sheet />
        </>,
      ),
      '/more': modal('more'),
      '/kept': modal('kept', {}, <Kept />),
      ...pages,
    } as never,
  })
}

export const closeButton = () => screen.getByRole('button', { name: 'Close' })

/** Left, top, width and height of a page, in pixels. */
export function boxOf(name: string): readonly number[] {
  const { x, y, width, height } = layer(name).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}

export const isShown = (name: string) =>
  vi.waitFor(() => {
    const pages = document.querySelectorAll('.sw-page:not([data-behind], [data-behind] *) > .sw-page-body')
    expect([...pages].at(-1)?.ariaLabel).toBe(name)
  })
