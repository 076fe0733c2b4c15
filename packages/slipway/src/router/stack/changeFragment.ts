import { withoutFragment } from '../address/address.ts'
import { type Change, type Snapshot, topOf } from './stack.ts'

/** Whether two addresses differ at most in their fragments, and the first one has a fragment. */
export function isFragmentOf(url: string, current: string): boolean {
  return url.includes('#') && withoutFragment(url) === withoutFragment(current)
}

/** Changes the address of the page shown to one with another fragment. The page stays the same. */
export function changeFragment(now: Snapshot, url: string): Change {
  const next = { ...now, pages: [...now.pages.slice(0, -1), { ...topOf(now), url }] }
  return { next, moves: [{ replace: next }] }
}
