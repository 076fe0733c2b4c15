import type { HeadOptions } from '../../router/config/config.ts'
import { FullPageHead } from './FullPageHead.tsx'
import type { PageHeadOptions } from './pageHeadOptions.ts'

/**
 * Declares a page's head with buttons, a search field, a picture or a spinner in it. What it takes enters an app with this
 * call; a plain `head: { backgroundColor }` does without.
 *
 * @example
 * page({ load, head: pageHead({ type: 'transparent', buttons: [{ type: 'share' }] }) })
 *
 * Source: specification, section 5 (S5.12).
 */
export function pageHead(options: PageHeadOptions): HeadOptions & PageHeadOptions {
  return { ...options, view: FullPageHead }
}
