import { type ReactNode, useRef, useState } from 'react'
import { getCurrentPages, navigateBack } from 'slipway/api/navigation'
import { usePageState, useRoute } from 'slipway/router'
import { NothingToShow } from './NothingToShow.tsx'
import { readPreview } from './query.ts'
import { Viewer, type ViewerProps } from './Viewer.tsx'
import './preview-image.css'

/**
 * The page `/preview-image`: images to swipe through and to zoom. A click, Escape or Back returns to the page before.
 *
 * It is opened by `previewImage()`, or by a link such as `/preview-image?urls=/a.jpg&urls=/b.jpg&current=1`. An app that
 * has a page of the same path replaces it. After a reload, and by Forward, it shows the image that was shown last.
 *
 * Source: specification, sections 2 and 9.
 */
export function PreviewImage(): ReactNode {
  const route = useRoute()
  const preview = readPreview(route, location.href)
  const close = useClose(route.key)
  return preview ? <LastingViewer {...preview} onClose={close} /> : <NothingToShow onClose={close} />
}

/** A viewer that begins with the image that its page showed last. */
function LastingViewer({ index, from, ...preview }: ViewerProps): ReactNode {
  const [last, setLast] = usePageState('image', index)
  const [first] = useState(last)
  // The thumbnail is that of the image that was asked for.
  const origin = first === index && from ? { from } : {}
  return <Viewer {...preview} {...origin} index={first} onIndexChange={setLast} />
}

/** Goes back once, however often it is asked: also a page that is on its way out hears keys and clicks. */
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
