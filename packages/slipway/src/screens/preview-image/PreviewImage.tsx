import { type ReactNode, useRef, useState } from 'react'
import { getCurrentPages, navigateBack } from 'slipway/api/navigation'
import { PageMeta } from 'slipway/components/page-meta'
import { useMessages } from 'slipway/hooks'
import { usePageState, useRoute } from 'slipway/router'
import { NothingToShow } from './NothingToShow.tsx'
import { readPreview } from './query.ts'
import { Viewer, type ViewerProps } from './Viewer.tsx'
import './preview-image.css'

/**
 * The page `/preview-image`: images to swipe through and to zoom. A click, Escape or Back returns to the previous page.
 *
 * Opened by `previewImage()`, or by a link such as `/preview-image?urls=/a.jpg&urls=/b.jpg&current=1`. A page of your app
 * with the same path replaces it. After a reload, and after Forward, it shows the image that was shown last.
 *
 * Source: specification, sections 2 and 9.
 */
export function PreviewImage(): ReactNode {
  const route = useRoute()
  const preview = readPreview(route, location.href)
  const close = useClose(route.key)
  const messages = useMessages()
  return (
    <>
      <PageMeta title={messages['previewImage.title']} />
      {preview ? <RestoredViewer {...preview} onClose={close} /> : <NothingToShow onClose={close} />}
    </>
  )
}

/** A viewer that starts with the image that its page showed last. */
function RestoredViewer({ index, from, ...preview }: ViewerProps): ReactNode {
  const [last, setLast] = usePageState('image', index)
  const [first] = useState(last)
  // Only the requested image has a thumbnail from which it can grow.
  const origin = first === index && from ? { from } : {}
  return <Viewer {...preview} {...origin} index={first} onIndexChange={setLast} />
}

/**
 * Returns a function that goes back once, however often it is called: a page that is closing still receives key presses and
 * clicks.
 */
function useClose(key: string): () => void {
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current || getCurrentPages().at(-1)?.key !== key) return
    isClosing.current = true
    const done = () => {
      isClosing.current = false
    }
    navigateBack().then(done, done)
  }
}
