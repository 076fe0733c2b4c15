import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  type BySide,
  requestWindow,
  type WindowSide,
  type WindowsState,
  windowSides,
  windowsStateOf,
} from '../../base/page/windowsState.ts'
import { useRightToLeft } from '../../hooks/locale/useRightToLeft.ts'
import { useStore } from '../../hooks/useStore.ts'
import { windowsBySide } from '../../router/config/windowsBySide.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { topOf } from '../../router/stack/stack.ts'
import { EmptyStack } from './EmptyStack.tsx'
import { noteUse } from './pageInUse.ts'
import { SideWindow } from './SideWindow.tsx'
import { useArrangement } from './useArrangement.ts'
import { useTopTitle } from './useTopTitle.ts'
import './windows.css'
import type { SideWindowOptions, WindowProps, WindowsConfig } from './windowsConfig.ts'

/** Root element of an app with windows: renders the windows around the pages. */
export function Windows({ children, ...rest }: ComponentProps<'div'>): ReactNode {
  const pages = useNavigatorContext()
  const config = pages.app.windows as WindowsConfig
  const isRightToLeft = useRightToLeft()
  const sides = windowsBySide(config, isRightToLeft) as BySide<SideWindowOptions | undefined>
  const isMirrored = isRightToLeft && (config.start ?? config.end) !== undefined
  const state = windowsStateOf(pages)
  const requests = useStore(state.requests)
  const { wide, placements, held, isBehind, topDepth } = useArrangement(pages)
  const isEmpty = held && held.depth === topDepth
  const props: WindowProps = {
    matchTopWindow: wide.top,
    matchLeftWindow: wide.left,
    matchRightWindow: wide.right,
    showTopWindow: placements.top !== 'hidden',
    showLeftWindow: placements.left !== 'hidden',
    showRightWindow: placements.right !== 'hidden',
    navigationBarTitleText: useTopTitle(pages),
  }

  useLayoutEffect(() => state.painted.set({ requests, placements, isRightToLeft }))
  useEffect(
    () => () => {
      state.painted.set(undefined)
      noteUse()
    },
    [state],
  )
  useEffect(() => {
    // A window that becomes docked counts as closed, so that it does not open as an overlay when the screen gets narrow
    // again.
    for (const side of windowSides) if (wide[side]) requestWindow(state, side, { opened: false })
  })
  useCloseOnNavigation(pages)
  useSwappedRequests(state, isMirrored)

  const nameOf = (side: WindowSide) => {
    if (config[side]) return side
    return (side === 'left') === isRightToLeft ? 'end' : 'start'
  }
  const window = (side: WindowSide) =>
    sides[side] && (
      <SideWindow
        name={nameOf(side)}
        side={side}
        options={sides[side]}
        style={requests[side].style ?? sides[side].style}
        placement={placements[side]}
        wide={wide[side]}
        isBehind={isBehind}
        props={props}
        onClose={() => requestWindow(state, side, { opened: false })}
      />
    )
  return (
    <div
      {...rest}
      data-windows=""
      data-top={placements.top === 'docked' ? '' : undefined}
      data-left={placements.left === 'docked' ? '' : undefined}
      data-right={placements.right === 'docked' ? '' : undefined}
      onPointerDownCapture={({ target }) => noteUse(target)}
      onFocusCapture={({ target }) => noteUse(target)}
    >
      {window('top')}
      {window(isMirrored ? 'right' : 'left')}
      {/* A section, so that a page's navigation bar is not exposed as the banner of the app. */}
      <section className="sw-stack">
        {children}
        {isEmpty && <EmptyStack load={sides[held.side]?.empty} isBehind={isBehind} />}
      </section>
      {window(isMirrored ? 'left' : 'right')}
    </div>
  )
}

/** The requests of calls remain with their windows when `start` and `end` change sides. */
function useSwappedRequests({ requests }: WindowsState, isMirrored: boolean): void {
  const wasMirrored = useRef(isMirrored)
  useLayoutEffect(() => {
    if (wasMirrored.current === isMirrored) return
    wasMirrored.current = isMirrored
    const { left, right, ...others } = requests.get()
    requests.set({ ...others, left: right, right: left })
  }, [requests, isMirrored])
}

/** Closes windows that overlay the pages when the page changes: the user has chosen a page in them. */
function useCloseOnNavigation(pages: PageNavigator): void {
  useEffect(
    () =>
      pages.onChange(({ before, after }) => {
        if (topOf(before).key === topOf(after).key) return
        for (const side of ['left', 'right'] as const) requestWindow(windowsStateOf(pages), side, { opened: false })
      }),
    [pages],
  )
}
