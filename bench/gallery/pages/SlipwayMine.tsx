import { Mine } from '../Mine.tsx'
import { openLink } from '../openLink.ts'

export default function SlipwayMine() {
  return <Mine onOpen={openLink} />
}
