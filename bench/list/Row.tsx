import type { Letter } from './letters.ts'
import './list.css'

/** A row, rendered by both apps. */
export function Row({ id, heightPx }: Letter) {
  return (
    <div className="bench-letter" style={{ blockSize: heightPx }}>
      <b>Letter {id}</b>
      <span>The beginning of letter {id} in one line</span>
    </div>
  )
}
