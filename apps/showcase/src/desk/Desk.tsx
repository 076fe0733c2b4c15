import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getCurrentPages, onNavigated } from 'slipway/api/navigation'
import { type Demo, demoAt, demos } from '../catalog.ts'
import { searchDemos } from '../list/searchDemos.ts'
import { roomy, useMedia } from '../parts/useMedia.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { DeskBar } from './DeskBar.tsx'
import { DeskList } from './DeskList.tsx'
import './desk.css'

/** Props of `Desk`. */
interface DeskProps {
  /** Element for docs and source, which follows the app in reading order. */
  beside: Element
  /** Called to move the focus into the app. */
  onSkip: () => void
}

/** The area around the app in a wide window. It follows the app and controls it, but shares no state with it. */
export function Desk({ beside, onSkip }: DeskProps): ReactNode {
  const hasRoomForPanel = useMedia(roomy)
  const [query, setQuery] = useState('')
  const [demo, setDemo] = useState<Demo>()
  useEffect(() => onNavigated(() => setDemo(topDemo())), [])
  const found = searchDemos(demos, query)
  return (
    <>
      <DeskBar query={query} onQuery={setQuery} found={found.length} onSkip={onSkip} />
      <DeskList demos={found} query={query} onClear={() => setQuery('')} current={demo?.path} />
      {hasRoomForPanel && createPortal(<DemoPanel demo={demo} />, beside)}
    </>
  )
}

/** The demo that the app shows, also while it is covered by a page that it has opened. */
function topDemo(): Demo | undefined {
  return getCurrentPages()
    .map(({ path }) => demoAt(path))
    .findLast(Boolean)
}
