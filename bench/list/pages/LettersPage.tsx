import { List } from 'slipway/components/list'
import { type Letter, letters } from '../letters.ts'
import { Row } from '../Row.tsx'

const row = (letter: Letter) => <Row {...letter} />

export default function LettersPage() {
  return (
    <div data-bench="letters">
      <List items={letters} scroll="parent">
        {row}
      </List>
    </div>
  )
}
