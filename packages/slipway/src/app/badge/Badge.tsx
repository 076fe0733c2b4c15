import '../../styles/badge.css'
import '../../styles/hidden.css'
import './badge.css'
import type { ReactNode } from 'react'
import { shortenBadge } from '../../base/shortenBadge.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'

/**
 * A badge on a tab or on a button, which are the elements that it lies in. A screen reader reads it as a part of their name,
 * and in full.
 *
 * @param text Its text; `''` makes a red dot.
 */
export function Badge({ text }: { text: string }): ReactNode {
  const messages = useShellMessages()
  return (
    <>
      <span className="sw-badge sw-badge-on-bar" data-dot={text === '' || undefined} aria-hidden="true">
        {shortenBadge(text)}
      </span>
      <span className="sw-hidden">{` ${text || messages['badge.new']}`}</span>
    </>
  )
}
