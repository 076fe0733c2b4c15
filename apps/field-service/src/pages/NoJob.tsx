import { Empty } from 'slipway'
import { useWords } from '../words/words.ts'

/** Shown beside the jobs on a wide screen, while no job is open. */
export default function NoJob() {
  return <Empty fill title={useWords().chooseJob} />
}
