import type { ReactNode } from 'react'
import { KindPage } from '../list/KindPage.tsx'
import { useWords } from '../words/words.ts'

export default function ApiPage(): ReactNode {
  return <KindPage kind="api" intro={useWords().apiIntro} />
}
