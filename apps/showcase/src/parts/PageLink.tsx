import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { DemoPath } from '../catalog.ts'
import { hrefOf, openPage } from './openPage.ts'

/** Props of `PageLink`; everything else passes to its `<a>`. */
interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The demo that it leads to. */
  to: DemoPath
}

/** A real link to the page of a demo, which the app opens without leaving the document. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void openPage(to)
  }
  return <a {...rest} href={hrefOf(to)} onClick={openHere} />
}

/** A click that means "go there", not "open in a new tab" or "save". */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
