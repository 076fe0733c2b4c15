import { useLayoutEffect } from 'react'
import { useMedia } from '../../hooks/useMedia.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type PageEntry, topOf } from '../../router/stack/stack.ts'
import { keepPage } from '../keep-alive/keepPage.ts'
import { cardQuery, isCardPage, isModal } from './cards.ts'
import { ModalKeys } from './ModalKeys.tsx'

/** Differences of the shell in an app with modal pages. */
export interface Modals {
  /** Whether the current page is a card: the pages below it are visible, and accept no input. */
  readonly isCard: boolean
  /** Whether a page is visible below a card. */
  isBeneath(entry: PageEntry): boolean
  layer(entry: PageEntry): ModalLayer
}

/** Differences of a modal page's layer, and of the layer of a page below one. */
export interface ModalLayer {
  /** Whether the page is visible below a card: nothing in it can be focused, and screen readers ignore it. */
  readonly inert: boolean
  /** Set if the page is a card in the middle of the window; `leaving` if it has left the stack. */
  readonly card: 'open' | 'leaving' | undefined
  /** Closes a modal page. */
  readonly Keys: typeof ModalKeys | undefined
}

/**
 * The modal pages that are cards in a large window, and the pages below them.
 *
 * @param splitViewKey Key of the page that a window shows beside the stack; it is visible, too.
 */
export function useModals(pages: PageNavigator, splitViewKey: string | undefined): Modals {
  const stack = useStore(pages.stack).pages
  const isLarge = useMedia(cardQuery)
  // A page without a page below it fills the app: there would be nothing to see around the card.
  const isCard = (entry: PageEntry) => isLarge && entry !== stack[0] && isCardPage(pages, entry)
  const cards = stack.slice(stack.findLastIndex((entry) => !isCard(entry)) + 1)
  const beneath = cards.length > 0 ? stack.slice(-cards.length - 1, -1) : []
  useMounted(pages, beneath)
  const isBeneath = ({ key }: PageEntry) => beneath.some((entry) => entry.key === key)
  return {
    isCard: cards.length > 0,
    isBeneath,
    layer(entry) {
      const isInStack = stack.some(({ key }) => key === entry.key)
      return {
        inert: isBeneath(entry) || (cards.length > 0 && entry.key === splitViewKey),
        card: isCard(entry) ? (isInStack ? 'open' : 'leaving') : undefined,
        Keys: isModal(pages, entry) ? ModalKeys : undefined,
      }
    },
  }
}

/** Mounts the pages below a card. After a reload, they have not been on top, so their guards have not run yet. */
function useMounted(pages: PageNavigator, entries: readonly PageEntry[]): void {
  const mounted = useStore(pages.mounted)
  const missing = entries.filter(({ key }) => !mounted.has(key) && key !== topOf(pages.stack.get()).key)
  useLayoutEffect(() => {
    for (const entry of missing) {
      pages.checkGuards(entry)
      keepPage(pages, entry)
    }
  })
}
