import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getCurrentPages, onNavigated } from 'slipway/api/navigation'
import { type Demo, demoAt, demos, type Guide, guides } from '../catalog.ts'
import { searchDemos } from '../list/searchDemos.ts'
import { useDocsWords } from '../list/useDocsWords.ts'
import { roomy, useMedia, wide } from '../parts/useMedia.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { DeskBar } from './DeskBar.tsx'
import { DeskList } from './DeskList.tsx'
import './desk.css'

const everything = [...guides, ...demos]

/** Props of `Desk`. */
interface DeskProps {
  /** Element for docs and source, which follows the app in reading order. */
  beside: Element
  /** Called to move the focus into the app. */
  onSkip: () => void
}

/** The area around the app in a wide window. It follows the app and controls it, but shares no state with it. */
export function Desk(props: DeskProps): ReactNode {
  return useMedia(wide) && <WideDesk {...props} />
}

function WideDesk({ beside, onSkip }: DeskProps): ReactNode {
  const hasRoomForPanel = useMedia(roomy)
  const [query, setQuery] = useState('')
  const [top, setTop] = useState<Demo | Guide>()
  useEffect(() => onNavigated(() => setTop(topEntry())), [])
  const docsWords = useDocsWords(query)
  const found = searchDemos(everything, query, docsWords)
  return (
    <>
      <DeskBar query={query} onQuery={setQuery} found={found.length} onSkip={onSkip} />
      <DeskList demos={found} query={query} onClear={() => setQuery('')} current={top?.path} />
      {hasRoomForPanel && createPortal(<DemoPanel demo={top && demoAt(top.path)} />, beside)}
    </>
  )
}

/** The demo or guide that the app shows, also while it is covered by a page that it has opened. */
function topEntry(): Demo | Guide | undefined {
  return getCurrentPages()
    .map(({ path }) => everything.find((entry) => entry.path === path))
    .findLast(Boolean)
}
