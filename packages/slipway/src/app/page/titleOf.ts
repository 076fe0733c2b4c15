import type { CoreMessages } from '../../base/locale/en.ts'
import type { Match } from '../../router/config/routes.ts'

/** The title of a page, for its navigation bar and for the document. */
export function titleOf(match: Match | undefined, messages: CoreMessages): string {
  if (!match) return messages['notFound.title']
  const { title = '' } = match.route.config
  return typeof title === 'function' ? title(match.params) : title
}
