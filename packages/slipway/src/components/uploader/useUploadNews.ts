import { useEffect, useRef, useState } from 'react'
import type { enUploader } from '../../base/locale/en/enUploader.ts'
import { fill } from '../../base/locale/locale.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type UploadItem, uploadNews } from './uploader.state.ts'

/** What has happened to the files of late, in words for those who do not see it. */
export function useUploadNews(
  items: readonly UploadItem[],
  words: Readonly<Record<keyof typeof enUploader, string>>,
): string {
  const before = useRef(items)
  const latestWords = useLatest(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const news = uploadNews(before.current, items)
    before.current = items
    if (news.length === 0) return
    setSaid(news.map(({ what, name }) => fill(latestWords.current[`uploader.${what}`], { name })).join(', '))
  }, [items, latestWords])
  return said
}
