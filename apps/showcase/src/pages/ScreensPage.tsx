import type { ReactNode } from 'react'
import { KindPage } from '../list/KindPage.tsx'
import { useWords } from '../words/words.ts'

export default function ScreensPage(): ReactNode {
  return <KindPage kind="screens" intro={useWords().screensIntro} />
}
