import { shortenBadge } from '../../base/text/shortenBadge.ts'

/** Content of a badge and how to show it. */
export interface BadgeContent {
  readonly content: number | string | undefined
  readonly max: number
  readonly dot: boolean
  readonly showZero: boolean
}

/** Returns the text of a badge's mark: `''` for a dot, `undefined` if the mark is hidden. */
export function badgeText({ content, max, dot, showZero }: BadgeContent): string | undefined {
  if (dot) return ''
  if (content === undefined || content === '' || Number.isNaN(content)) return undefined
  if (Number(content) === 0 && !showZero) return undefined
  if (typeof content === 'string') return shortenBadge(content)
  return content > max ? `${max}+` : `${content}`
}
