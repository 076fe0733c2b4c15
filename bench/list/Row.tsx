import type { Letter } from './letters.ts'
import './list.css'

/** The same in both apps. */
export function Row({ id, heightPx }: Letter) {
  return (
    <div className="bench-letter" style={{ blockSize: heightPx }}>
      <b>Letter {id}</b>
      <span>What there is to say in letter {id}, in one line</span>
    </div>
  )
}
