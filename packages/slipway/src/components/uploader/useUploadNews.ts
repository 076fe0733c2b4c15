import { useEffect, useRef, useState } from 'react'
import type { enUploader } from '../../base/locale/en/enUploader.ts'
import { fill } from '../../base/locale/locale.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type UploadItem, uploadNews } from './uploader.state.ts'

/** The latest changes of the files as a text for screen readers. */
export function useUploadNews(
  items: readonly UploadItem[],
  words: Readonly<Record<keyof typeof enUploader, string>>,
): string {
  const before = useRef(items)
  const latestWords = useLatest(words)
  const [text, setText] = useState('')
  useEffect(() => {
    const news = uploadNews(before.current, items)
    before.current = items
    if (news.length === 0) return
    setText(news.map(({ what, name }) => fill(latestWords.current[`uploader.${what}`], { name })).join(', '))
  }, [items, latestWords])
  return text
}
