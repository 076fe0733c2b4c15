import type { Rolldown } from 'vite'
import { escapeMarkup } from '../../base/html/escapeMarkup.ts'
import { preloadLinks } from '../chunks/preloadLinks.ts'

/** Writes the links that load the code and the style sheets of modules together with the app. */
export function linkTags(
  { bundle, base }: { readonly bundle: Rolldown.OutputBundle; readonly base: string },
  modules: Iterable<string>,
  template: string,
): string[] {
  const links = [...modules].flatMap((id) => preloadLinks(bundle, id, template, base))
  const written = links.map(
    ({ attrs = {} }) => `<link rel="${attrs.rel}" crossorigin href="${escapeMarkup(String(attrs.href))}" />`,
  )
  return [...new Set(written)]
}
