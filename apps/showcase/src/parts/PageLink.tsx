import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { EntryPath } from '../catalog.ts'
import { hrefOf, openPage } from './openPage.ts'

/** Props of `PageLink`; all other props are passed to its `<a>`. */
interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address of the page. */
  to: EntryPath | '/guides'
}

/** A link to a page of the showcase, which the app opens without loading a new document. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void openPage(to)
  }
  return <a {...rest} href={hrefOf(to)} onClick={openHere} />
}

/** Whether a click should navigate in place, not open a new tab or save the target. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
