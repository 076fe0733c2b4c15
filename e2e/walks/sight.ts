/** The state of the app that a user, or a script on the page, can observe. */
export interface Sight {
  /** Path, query and hash. */
  readonly address: string
  readonly title: string
  /** Addresses returned by `getCurrentPages`. */
  readonly stack: readonly string[]
  /** The headings of the visible pages. */
  readonly shown: readonly string[]
  /** The page in the middle of the viewport. */
  readonly middle: string | undefined
  /** All mounted pages, visible or not. */
  readonly mounted: readonly string[]
  /** The names of the open overlays, the topmost last. */
  readonly overlays: readonly string[]
  /** The current tab, if a tab bar is visible. */
  readonly tab: string | undefined
  /** The part of the app that has the focus. */
  readonly focus: 'page' | 'overlay' | 'covered page' | 'nowhere'
  /** The fixed page of the split view, and its scroll position. */
  readonly beside: string | undefined
  readonly besideScroll: number | undefined
  readonly scroll: number | undefined
  readonly shelf: number | undefined
  readonly text: string | undefined
  readonly count: number | undefined
  readonly taps: number | undefined
}

/** Reads the document. Runs in the page, so the function must not use anything outside its body. */
export function look(): Sight {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().right > 0
  const pageOf = (element: Element | null | undefined) => element?.closest('.sw-page')
  const nameOf = (page: Element | null | undefined) =>
    page?.querySelector('[data-page]')?.getAttribute('data-page') ?? undefined
  const headings = [...document.querySelectorAll('[data-page]')]
  const seen = headings.filter(isSeen)
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const page = pageOf(seen.at(-1)) ?? undefined
  const beside = seen.map(pageOf).find((one) => one?.hasAttribute('data-window'))
  const open = [...document.querySelectorAll('dialog:modal')].filter(isSeen)
  const top = middle?.closest('dialog')
  const overlays = [...open.filter((dialog) => dialog !== top), ...open.filter((dialog) => dialog === top)]
  const { activeElement } = document
  const focused = activeElement?.closest('dialog')
    ? 'overlay'
    : pageOf(activeElement) === page
      ? 'page'
      : 'covered page'
  const button = page?.querySelector('[data-count]')
  const tab = [...document.querySelectorAll('.sw-tab-bar [aria-current=page]')].find(isSeen)
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    stack: globalThis.walk?.urls() ?? [],
    shown: seen.map((heading) => heading.textContent),
    middle: nameOf(pageOf(middle)),
    mounted: headings.map((heading) => heading.getAttribute('data-page') ?? ''),
    overlays: overlays.map((dialog) => dialog.getAttribute('aria-label') ?? ''),
    tab: tab?.textContent,
    focus: pageOf(activeElement) ? focused : 'nowhere',
    beside: nameOf(beside),
    besideScroll: beside ? Math.round(beside.querySelector('.sw-page-body')?.scrollTop ?? 0) : undefined,
    scroll: page && Math.round(page.querySelector('.sw-page-body')?.scrollTop ?? 0),
    shelf: page && Math.round(page.querySelector('.shelf')?.scrollLeft ?? 0),
    text: page?.querySelector('input')?.value,
    count: button ? Number(button.getAttribute('data-count')) : undefined,
    taps: button ? Number(button.getAttribute('data-taps')) : undefined,
  }
}
