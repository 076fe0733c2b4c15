import type { ReactNode } from 'react'
import { useShellMessages } from '../../hooks/useShellMessages.ts'
import './badge.css'
import { shortenBadge } from './shortenBadge.ts'

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
      <span className="sw-badge" data-dot={text === '' || undefined} aria-hidden="true">
        {shortenBadge(text)}
      </span>
      <span className="sw-badge-name">{` ${text || messages['badge.new']}`}</span>
    </>
  )
}
