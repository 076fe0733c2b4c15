import type { CoreMessages } from '../../base/locale/en.ts'
import type { PageConfig } from '../../router/config/config.ts'
import type { PageGate } from '../../router/config/guardTypes.ts'

/** A page that has a title, with its parameters. */
interface Titled {
  readonly route: { readonly config: Pick<PageConfig, 'title'> }
  readonly params: object
}

/**
 * The title of a page, for its navigation bar and for the document. A page that its guards hide has the title of the message in its place,
 * because its own title may contain what the guards protect; an empty one while the guards have no result.
 *
 * @param match The page; `undefined` if the address matches none.
 * @param own The app's own not-found page.
 */
export function titleOf(match: Titled | undefined, messages: CoreMessages, gate?: PageGate, own?: Titled): string {
  if (gate?.name === 'failed') return messages['pageError.title']
  if (gate) return gate.name === 'refused' && !gate.redirect ? messages['denied.title'] : ''
  const shown = match ?? own
  const { title = match ? '' : messages['notFound.title'] } = shown?.route.config ?? {}
  return typeof title === 'function' ? title(shown?.params ?? {}) : title
}
