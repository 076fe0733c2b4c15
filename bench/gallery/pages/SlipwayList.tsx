import { openLink } from '../openLink.ts'
import { Rows } from '../Rows.tsx'

export default function SlipwayList() {
  return <Rows onOpen={openLink} />
}
