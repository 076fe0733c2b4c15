import '../../styles/badge.css'
import '../../styles/hidden.css'
import './badge.css'
import type { ReactNode } from 'react'
import { shortenBadge } from '../../base/text/shortenBadge.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'

/**
 * A badge on a tab or on a button, rendered inside the tab's or button's element. A screen reader announces the full text as
 * a part of that element's name.
 *
 * @param text Text of the badge; `''` shows a red dot.
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
