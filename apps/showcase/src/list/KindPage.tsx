import type { ReactNode } from 'react'
import { LayersIcon } from 'slipway/components/icons'
import { demos, type Kind } from '../catalog.ts'
import { Message } from '../parts/Message.tsx'
import { useWords } from '../words/words.ts'
import { DemoList } from './DemoList.tsx'
import './tab-page.css'

/** A tab that lists the demos of one kind. */
export function KindPage({ kind, intro }: { kind: Kind; intro: string }): ReactNode {
  const words = useWords()
  const members = demos.filter((demo) => demo.kind === kind)
  return (
    <div className="tab-page">
      <div className="tab-page-head">
        <h1 className="large-title">{words[kind]}</h1>
        <p className="tab-page-intro">{intro}</p>
      </div>
      {members.length > 0 ? <DemoList demos={members} /> : <Message icon={<LayersIcon />} title={words.empty} />}
    </div>
  )
}
