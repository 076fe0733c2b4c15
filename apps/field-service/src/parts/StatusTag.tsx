import { Tag } from 'slipway'
import type { Job } from '../api/types.ts'
import { useWords } from '../words/words.ts'

const tones = { open: 'primary', onSite: 'warning', done: 'success' } as const

/** The state of a job; an urgent open one is marked. */
export function StatusTag({ status, priority }: Pick<Job, 'status' | 'priority'>) {
  const words = useWords()
  const isUrgent = priority === 'urgent' && status === 'open'
  return <Tag tone={isUrgent ? 'danger' : tones[status]}>{isUrgent ? words.priority.urgent : words.status[status]}</Tag>
}
